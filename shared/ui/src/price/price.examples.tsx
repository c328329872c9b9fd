import { Price } from './price';

export const examples = {
  medium: <Price size="md">R$ 5,00</Price>,
  large: <Price>R$ 50,00</Price>,
  total: <Price size="xl">R$ 1.250,00</Price>,
};
