import { Facts } from './facts';

const items = [
  { term: 'Titular', value: 'Marina Alves Teixeira' },
  { term: 'CPF', value: '529.982.247-25' },
  { term: 'Banco', value: '900 - Banco Jangada' },
];

export const examples = {
  rows: <Facts items={items} />,
  'one row': <Facts items={items} layout="row" />,
};
