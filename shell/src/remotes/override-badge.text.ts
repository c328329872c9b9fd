export const text = {
  label: 'Modo de desenvolvimento',
  from: (name: string, entry: string) => `${name} vem de ${entry}`,
  leave: 'Voltar às versões publicadas',
};
