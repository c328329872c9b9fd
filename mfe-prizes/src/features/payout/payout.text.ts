import { brand } from '@site/brand/brand';

const waitsForCode = 'Falta digitar o código que enviamos para o seu e-mail.';

function hoursToConfirm(hours: number): string {
  if (hours < 1) return 'Resta menos de 1 hora para confirmar.';
  return hours === 1 ? 'Resta 1 hora para confirmar.' : `Restam ${hours} horas para confirmar.`;
}

export const text = {
  bankHeading: 'Receber por transferência',
  bankLead: 'Confira o resumo e informe a conta bancária em seu nome.',
  loading: 'Carregando dados...',
  userFailed: 'Erro ao buscar dados do usuário',
  banksFailed: 'Erro ao buscar dados dos bancos',
  nothing: 'Não há premiações disponíveis',
  titles: 'Ver meus títulos',

  bankData: 'Dados bancários',
  searchBank: 'Pesquisar na lista',
  searchHint: 'Digite o código ou parte do nome.',
  noBank: 'Nenhuma instituição com esse nome ou código.',
  banksFound: (count: number) => (count === 1 ? '1 banco na lista' : `${count} bancos na lista`),
  bank: 'Banco',
  mainBanks: 'Mais usados',
  allBanks: 'Todos',
  bankOption: (code: string, name: string) => `${code} - ${name}`,
  accountType: 'Tipo de conta',
  checking: 'Conta corrente',
  savings: 'Conta poupança',
  agency: 'Agência',
  account: 'Conta',
  digit: 'Dígito',
  digitHint: 'Um dígito ou X',
  required: 'Campo obrigatório',
  deadline:
    'O prêmio é depositado em até 15 dias corridos depois do pedido. A conta precisa ser do mesmo CPF.',
  finish: 'Finalizar',

  summary: 'Resumo da premiação',
  allCampaigns: (count: number) => `Mostrar todas as ${count} campanhas`,
  total: 'Total',
  holder: 'Titular',
  cpf: 'CPF',

  confirmHeading: 'Confirmar dados bancários',
  confirmLead: 'Confira com calma. Depois de confirmar, enviaremos um código para o seu e-mail.',
  prizeValue: 'Valor do prêmio',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  sending: 'Enviando...',
  created: 'Dados bancários enviados com sucesso!',
  createdElsewhere:
    'Sua transferência espera pelo código que enviamos para o seu e-mail. Continue em Minhas premiações.',
  createFailed: 'Erro ao criar pagamento',
  notCreated: 'Erro ao processar pagamento. Tente novamente.',
  noPayoutId: 'Erro ao processar pagamento. Resposta inválida.',
  verifying: 'Verificando...',
  requestUnknown:
    'Não recebemos a resposta do seu pedido e estamos verificando se ele foi registrado. Seus dados continuam aqui, e a transferência não será pedida duas vezes.',
  leaveRequest: 'Ver minhas premiações',

  codeHeading: 'Confirmação da transferência',
  codeLead:
    'Digite o código que enviamos para o seu e-mail. Se não o encontrar, confira a caixa de spam. Prêmios de transferências não confirmadas voltam a ficar disponíveis depois de 24 horas.',
  code: 'Código de verificação',
  typeFirst: 'Digite os quatro dígitos para confirmar.',
  invalidCode: 'Por favor, insira um código válido.',
  resend: 'Reenviar código',
  resendIn: (seconds: number) => `Você poderá pedir outro código em ${seconds}\u00a0s.`,
  resent: 'Código reenviado com sucesso!',
  resendFailed: 'Erro ao reenviar validação de pagamento',
  notResent: 'Erro ao reenviar o código. Tente novamente mais tarde.',
  confirmed: 'Pagamento confirmado com sucesso!',
  confirmFailed: 'Erro ao confirmar pagamento',
  notConfirmed: 'Erro ao confirmar o código. Verifique se o código está correto.',
  missing: 'ID do pagamento não encontrado',
  confirmationUnknown:
    'Não recebemos a resposta e estamos verificando se a transferência foi confirmada. Ela não será feita duas vezes.',
  typeAgain:
    'Sua confirmação ainda não foi registrada. Digite o código e toque em Confirmar: a transferência não será feita duas vezes.',
  checkNow: 'Verificar agora',
  released: 'Esta transferência não foi confirmada em 24 horas. Solicite uma nova.',

  transfers: 'Suas transferências',
  waitingFor: (amount: string) => `Transferência de ${amount}`,
  waitingWithoutAmount: 'Transferência',
  waits: (hours: number | undefined) =>
    hours === undefined ? waitsForCode : `${waitsForCode} ${hoursToConfirm(hours)}`,
  isOpen: 'Estamos verificando se ela foi confirmada.',
  isRequested: 'Estamos verificando se o pedido foi registrado.',
  isConfirmed: 'Confirmada. O prêmio é depositado em até 15 dias corridos a partir da data do pedido.',
  goOn: 'Continuar transferência',
  verify: 'Verificar pedido',
  receipt: 'Ver comprovante',
  allReceipts: (count: number) => `Mostrar todas as ${count} confirmadas`,

  doneHeading: 'Transferência solicitada',
  doneLead: 'Recebemos seu pedido. Guarde o número do protocolo.',
  protocol: 'Protocolo',
  award: 'Tipo de premiação',
  bankTransfer: 'Transferência bancária',
  unknownAccount: 'Não informado',
  noAccount: `Os dados da conta não vieram completos. Guarde o número do protocolo e confirme a conta pelo telefone ${brand.phones.service.number}.`,
  doneNote: 'O prêmio é depositado em até 15 dias corridos a partir da data do pedido.',
  detailFailed: 'Erro ao identificar pagamento',
  notFetched: 'Erro ao buscar dados do pagamento. Tente novamente mais tarde.',
  doneFailed: 'Ocorreu um erro ao carregar os dados da premiação',
  buy: 'Comprar',
  orders: 'Ver meus pedidos',
};
