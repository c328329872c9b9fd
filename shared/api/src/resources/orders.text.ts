export const text = {
  failed: 'Erro ao buscar contrato do usuário',
};
