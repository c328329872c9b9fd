export const text = {
  failed: 'Algo deu errado',
};
