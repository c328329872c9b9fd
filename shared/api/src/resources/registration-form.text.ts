export const text = {
  showFailed: 'Erro ao buscar ficha de cadastro do usuário.',
  downloadFailed: 'Erro ao baixar ficha de cadastro. Tente novamente mais tarde.',
};
