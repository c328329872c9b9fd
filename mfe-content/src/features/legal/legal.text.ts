export const text = {
  updated: (date: string) => `Atualizado em ${date}`,
  contents: 'Nesta página',
  print: 'Imprimir',
};
