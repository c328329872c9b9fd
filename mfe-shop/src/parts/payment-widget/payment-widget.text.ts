export const text = {
  loading: 'Carregando meios de pagamento...',
  preparing: 'Preparando o pagamento...',
};
