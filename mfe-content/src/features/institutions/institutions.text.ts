export const text = {
  heading: 'Instituições',
  description:
    'Conheça as instituições que defendem os direitos da infância com o apoio da Ciranda da Sorte.',
};
