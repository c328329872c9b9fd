export const text = {
  selfFailed: 'Erro ao buscar usuário',
};
