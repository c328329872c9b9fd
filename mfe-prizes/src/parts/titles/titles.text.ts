export const text = {
  listFailed: 'Erro ao buscar titulos do usuário',
  titleFailed: 'Erro ao buscar titulo',
};
