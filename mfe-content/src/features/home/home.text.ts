export const text = {
  title: { pausa: 'Pausa nas vendas', venda: 'Campanha à venda' },
  description:
    'Ciranda da Sorte: títulos de capitalização de R$ 5,00 com raspadinha e sorteios, em favor dos direitos da infância.',
  newTab: '(abre em nova aba)',
  knowMore: 'Saiba mais',
  cart: 'Monte seu pedido',
  cartNote: 'Escolha a quantidade de cada título. O pagamento é feito no carrinho.',
  loadingCart: 'Carregando títulos...',
  total: 'Total',
  goToCart: 'Ir para o carrinho',
  results: 'Confira aqui seus resultados',
  toResults: 'Clique aqui',
  faq: 'Tem alguma dúvida? Acesse nossa FAQ',
  toFaq: 'Ver mais dúvidas frequentes',
  seeResults: 'Ver resultados',
  nothingYet: 'Estamos preparando novidades. Volte em breve.',
};
