export const text = {
  heading: 'Troca de premiação',
  loading: 'Carregando premiações...',
  failed: 'Erro ao buscar premiações',
  exchangeFailed: 'Erro ao finalizar a troca',
  summary: 'Resumo da premiação',
  count: 'Títulos premiados',
  owner: 'Titular',
  titles: 'Números dos títulos premiados',
  allTitles: (count: number) => `Mostrar todos os ${count} números`,
  total: 'Total',
  receive: 'Você recebe',
  newTitles: (titles: number) => (titles === 1 ? 'novo título digital' : 'novos títulos digitais'),
  titlesOf: (titles: number) => (titles === 1 ? '1 título' : `${titles} títulos`),
  explanation:
    'Ao finalizar, o valor da sua premiação é trocado por novos títulos digitais da campanha atual. Os novos títulos aparecem em Meus Títulos, e a premiação trocada não pode mais ser transferida.',
  finish: 'Finalizar',
  exchanged: 'Novos títulos gerados com sucesso! Eles podem ser vistos em Meus Titulos.',
  none: 'Não há premiações disponíveis',
  seeTitles: 'Ver meus títulos',
  seeExchanges: 'Ver minhas trocas',
  becameTitles: (titles: number) =>
    titles === 1
      ? 'Sua premiação virou 1 novo título digital'
      : `Sua premiação virou ${titles} novos títulos digitais`,
  nextHeading: 'O que vem agora',
  nextSteps: ['Abra cada novo título em Meus Títulos.', 'Veja seus números da sorte e raspe a raspadinha.'],
  tooLittle: (total: string, price: string) =>
    `Você tem ${total} a receber. A troca é feita a partir de ${price}, o preço de um título.`,
  transfer: 'Solicitar transferência',

  confirmHeading: 'Trocar por novos títulos?',
  willExchange: (total: string, titles: number) =>
    `Sua premiação de ${total} vira ${titles} ${titles === 1 ? 'novo título digital' : 'novos títulos digitais'}.`,
  willRemain: (rest: string) => `O que não completa um título, ${rest}, continua disponível para você.`,
  isFinal: 'Depois de confirmada, a troca não pode ser desfeita.',
  cancel: 'Cancelar',
  confirm: 'Confirmar troca',
  sending: 'Enviando...',

  checking: 'Verificando...',
  checkNow: 'Verificar agora',
  unknown:
    'Não recebemos a resposta da troca e estamos verificando se ela foi registrada. Ela não será feita duas vezes.',
  leave: 'Ver minhas premiações',
  unfound:
    'A última troca ainda não aparece nos seus pedidos. Você pode tentar de novo: ela não será feita duas vezes.',
  openHeading: (total: string) => `Troca de ${total} por novos títulos`,
  isOpen: 'Estamos verificando se a troca foi registrada.',
  verify: 'Verificar troca',
};
