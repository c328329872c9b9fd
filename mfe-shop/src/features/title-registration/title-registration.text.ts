import { brand } from '@site/brand/brand';

export const text = {
  title: 'Cadastrar título',
  stepsLabel: 'Etapas do cadastro',
  steps: ['Identificação', 'Ativação', 'Confirmação'],

  identify: 'Cadastre os números localizados no seu título, preenchendo os campos abaixo',
  product: 'Produto',
  series: 'Série',
  number: 'Número do título',
  checkDigit: 'Dígito verificador',
  incomplete: (digits: number) => (digits === 1 ? 'Digite 1 número.' : `Digite os ${digits} números.`),
  next: 'Próximo passo',
  sending: 'Enviando...',
  created: 'Título de capitalização criado com sucesso!',
  createRefused: 'Erro ao criar titulo de capitalização',
  createFailed: 'Ocorreu um erro ao criar o título.',

  whereTitle: 'Onde estão os números',
  where: [
    'Produto: os 2 primeiros números.',
    'Série: os 4 números seguintes.',
    'Número do título: os 7 números depois da série.',
    'Dígito verificador: o último, separado por um traço.',
  ],

  activate:
    'Digite o código de ativação como apresentado na cartela, seguindo as letras maiúsculas e minúsculas',
  code: 'Código de ativação',
  codeIncomplete: 'Por favor, preencha todos os campos antes de continuar.',
  confirm: 'Ativar título',
  back: 'Voltar',
  activated: 'Título ativado com sucesso!',
  activateRefused: 'Erro ao ativar titulo de capitalização',
  activateFailed: 'Erro ao ativar o título de capitalização.',

  done: 'Cadastro do Título concluído!',
  keep: `Atenção! Guarde o seu ${brand.product}. Para pagamento do premio é necessaria a apresentação do titulo original`,
  again: 'Novo cadastro',
  myTitles: 'Meus títulos',
};
