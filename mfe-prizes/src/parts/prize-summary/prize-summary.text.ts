export const text = {
  pendingFailed: 'Erro ao buscar titulos do usuário',
  prizesFailed: 'Erro ao buscar premiações',
  heading: 'Resumo da premiação',
  loading: 'Carregando premiações...',
  campaignLine: (series: readonly string[], count: number) =>
    `Série ${series.join(', ')}, ${count} ${count === 1 ? 'título premiado' : 'títulos premiados'}`,
  total: 'Total',
  none: 'Não há premiações disponíveis',
};
