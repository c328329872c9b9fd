import { Banner } from './banner';

export const examples = {
  info: <Banner tone="info">Confira a caixa de spam e adicione o remetente aos seus contatos.</Banner>,
  warning: <Banner tone="warning">Prêmios não confirmados voltam a ficar disponíveis após 24 horas.</Banner>,
  phone: <Banner tone="info">Não recebeu o e-mail? Ligue para 0800-729-0800.</Banner>,
  error: (
    <Banner tone="error" announce="alert">
      Ocorreu um erro ao carregar os dados da premiação
    </Banner>
  ),
  success: (
    <Banner tone="success" announce="status">
      Cadastro do Título concluído!
    </Banner>
  ),
};
