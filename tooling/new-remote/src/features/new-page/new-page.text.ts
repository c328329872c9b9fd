export const text = {
  heading: 'NewPage',
  loading: 'Carregando a campanha...',
  onSale: (campaign: string) => `À venda agora: ${campaign}`,
};
