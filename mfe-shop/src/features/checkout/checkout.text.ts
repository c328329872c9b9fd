export const text = {
  stepsLabel: 'Etapas da compra',
  steps: ['Carrinho', 'Pagamento', 'Confirmação'],
  checkoutMissing: 'Dados de checkout não encontrados',
  summary: 'Resumo',
  line: (name: string, quantity: number) => `${name}, ${quantity} ${quantity === 1 ? 'título' : 'títulos'}`,
  nothingChosen: 'Nenhum título escolhido',
  total: 'TOTAL',
  registrationForm: 'Ficha de cadastro',

  cart: {
    title: 'Meu carrinho',
    loading: 'Carregando carrinho...',
    empty: 'Seu carrinho está vazio',
    toCampaign: 'Conhecer os títulos',
    chooseOne: 'Selecione ao menos um item',
    limitNote: (limit: number) =>
      `Compre com tranquilidade: o limite é de ${limit} títulos por pedido e a venda é proibida para menores de 16 anos.`,
    accept: 'Li e aceito as ',
    conditions: 'condições gerais',
    finish: 'Finalize sua compra',
    finishing: 'Enviando...',
    methods: 'Pagamento por cartão ou PIX',
    loadingForm: 'Carregando ficha de cadastro...',
    close: 'Fechar',
    checkoutFailed: 'Erro ao criar checkout',
  },

  payment: {
    title: 'Pagamento',
  },
};
