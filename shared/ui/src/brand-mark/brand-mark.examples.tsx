import { BrandMark } from './brand-mark';

export const examples = {
  'mark and name': <BrandMark name="Ciranda Cap" />,
  'the mark alone': <BrandMark size="large" />,
};
