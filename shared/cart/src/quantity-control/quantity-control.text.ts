export const text = {
  group: (name: string) => `Quantidade de ${name}`,
  increase: (name: string) => `Aumentar quantidade de ${name}`,
  decrease: (name: string) => `Diminuir quantidade de ${name}`,
  add: (step: number) => `+${step}`,
  addTo: (name: string) => ` em ${name}`,
  empty: 'Nenhum título no carrinho.',
  full: 'Você chegou ao limite do pedido.',
  clear: 'Limpar',
  clearOf: (name: string) => ` quantidade de ${name}`,
};
