export const text = {
  loading: 'Carregando meios de pagamento...',
  preparing: 'Preparando o pagamento...',
  broken:
    'Não foi possível abrir o pagamento. Verifique sua conexão e se algum bloqueador está ativo no navegador.',
};
