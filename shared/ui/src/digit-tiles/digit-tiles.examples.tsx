import { DigitTiles } from './digit-tiles';

export const examples = {
  'one’s own': <DigitTiles value="3482915" />,
  'that won': <DigitTiles value="417" tone="win" />,
  'that was drawn': <DigitTiles value="0052" tone="ball" />,
};
