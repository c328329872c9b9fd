export const text = {
  failed: (reason: string) => `Erro ao buscar funcionalidades: ${reason}`,
  noNetwork: 'erro de rede',
  badAnswer: 'resposta inválida',
  noReason: 'erro inesperado',
};
