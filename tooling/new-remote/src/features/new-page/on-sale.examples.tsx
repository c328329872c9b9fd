import { OnSale } from './on-sale';

export const examples = {
  'a short name': <OnSale campaign="Raspe Mais" />,
  'a long name': <OnSale campaign="Raspe Mais de Natal com Prêmios em Dobro" />,
};
