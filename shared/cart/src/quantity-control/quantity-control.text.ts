export const text = {
  group: (name: string) => `Quantidade de ${name}`,
  increase: (name: string) => `Aumentar quantidade de ${name}`,
  decrease: (name: string) => `Diminuir quantidade de ${name}`,
  add: (step: number) => `+${step}`,
  addTo: (name: string) => ` em ${name}`,
  clear: 'Limpar',
  clearOf: (name: string) => ` quantidade de ${name}`,
};
