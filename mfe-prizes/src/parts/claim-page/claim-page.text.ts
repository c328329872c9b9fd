export const text = {
  back: 'Minhas premiações',
};
