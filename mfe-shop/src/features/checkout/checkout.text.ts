export const text = {
  stepsLabel: 'Etapas da compra',
  steps: ['Carrinho', 'Pagamento', 'Confirmação'],
  checkoutMissing: 'Dados de checkout não encontrados',
  summary: 'Resumo',
  line: (name: string, quantity: number) => `${name}, ${quantity} ${quantity === 1 ? 'título' : 'títulos'}`,
  nothingChosen: 'Nenhum título escolhido',
  total: 'TOTAL',
  registrationForm: 'Ficha de cadastro',
  methods: { pix: 'PIX', credit: 'Cartão de crédito', debit: 'Cartão de débito' },

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
    sum: 'Total',
    acceptFirst: 'Marque as duas caixas do Resumo para finalizar.',
    finishing: 'Enviando...',
    methods: 'Pagamento por cartão ou PIX',
    loadingForm: 'Carregando ficha de cadastro...',
    close: 'Fechar',
    isReady: 'Sua compra está pronta para o pagamento. Volte ao carrinho para pagar.',
    underWay: 'Você tem um pagamento em andamento. Conclua-o ou escolha pagar de outra forma.',
    choice: {
      title: 'Qual compra você quer pagar?',
      words: (waiting: string, cart: string) =>
        `Você tem um pagamento de ${waiting} em andamento, e o carrinho mudou depois dele: agora soma ${cart}.`,
      leaves: 'Se pagar o carrinho, não pague mais o pagamento anterior.',
      unknown:
        'Ainda não sabemos se o pagamento anterior foi feito. Conclua a verificação antes de pagar o carrinho.',
      goOn: (sum: string) => `Continuar o pagamento de ${sum}`,
      payCart: (sum: string) => `Pagar o carrinho de ${sum}`,
    },
  },

  payment: {
    title: 'Pagamento',
    unnamed: 'Título digital',
    changeCart: 'Alterar carrinho',
    safety:
      'Pagamento seguro: os dados do cartão vão direto para o provedor de pagamento e não ficam guardados neste site.',
    processing: 'Processando pagamento...',
    checking: 'Verificando seu pagamento...',
    renewing: 'Preparando um novo pagamento...',
    waiting: 'Aguardando a confirmação do pagamento. Assim que ela chegar, mostramos aqui.',
    alreadyPaid: 'Já paguei',
    otherWay: 'Pagar de outra forma',
    goOn: 'Continuar pagamento',
    unanswered:
      'Não recebemos a resposta do seu pagamento. Verifique antes de pagar de novo: nada será cobrado duas vezes.',
    verify: 'Verificar pagamento',
    orders: 'Ver meus pedidos',
    notices: {
      declined: 'Pagamento recusado. Escolha outra forma de pagamento.',
      expired: 'O prazo do PIX terminou. Escolha de novo como pagar para gerar outro código.',
      cancelled: 'Pagamento cancelado. Escolha de novo como pagar.',
      left: 'Pagamento cancelado. Escolha de novo como pagar e não use mais o código PIX anterior.',
      absent: 'Não encontramos nenhum pagamento. Escolha como pagar.',
      interrupted: 'O pagamento foi interrompido, mas ainda pode ser concluído.',
      overdue:
        'Não recebemos a confirmação deste pagamento no prazo. Se você já pagou, acompanhe em Meus pedidos; se não, escolha pagar de outra forma.',
    },
    messages: {
      failed: 'Erro ao processar o pagamento.',
      broken:
        'Não foi possível abrir o pagamento. Verifique sua conexão e se algum bloqueador está ativo no navegador.',
      sessionFailed: 'Erro ao criar checkout',
      notYet: 'Ainda não recebemos a confirmação do pagamento.',
      unreachable: 'Não conseguimos consultar o pagamento agora. Tente novamente em instantes.',
      leaveOther: 'Esta compra já foi paga: não pague o outro pagamento que ficou aberto.',
    },
    refused: { pix: 'Erro ao criar pagamento PIX', card: 'Erro ao criar pagamento Cartão' },
    finishedElsewhere: 'Recebemos seu pagamento. Acompanhe a compra em Meus pedidos.',
    waitsElsewhere: 'Seu pagamento está em andamento. Volte ao carrinho para concluí-lo.',
    notKept:
      'Seu navegador não está guardando os dados deste site. Até o fim do pagamento, não feche nem recarregue esta página.',
    ipFailed: 'Endereço IP não encontrado',
  },

  confirmation: {
    title: 'Confirmação de pagamento',
    status: 'Status: Aguardando confirmação de pagamento',
    method: (method: string) => `Forma de pagamento: ${method}`,
    value: (value: string) => `Valor da compra: ${value}`,
    thanks: 'Obrigado',
    nextHeading: 'O que vem agora',
    nextSteps: [
      'Assim que o pagamento for confirmado, seus títulos aparecem em Meus Títulos.',
      'O andamento da compra fica em Meus pedidos.',
    ],
    orders: 'Ver meus pedidos',
    titles: 'Ver meus títulos',
  },
};
