export const text = {
  heading: 'Troca de premiação',
  back: 'Minhas premiações',
  loading: 'Carregando premiações...',
  failed: 'Erro ao buscar premiações',
  exchangeFailed: 'Erro ao finalizar a troca',
  summary: 'Resumo da premiação',
  count: 'Títulos premiados',
  owner: 'Titular',
  titles: 'Números dos títulos premiados',
  total: 'Total',
  explanation:
    'Ao finalizar, o valor da sua premiação é trocado por novos títulos digitais da campanha atual. Os novos títulos aparecem em Meus Títulos, e a premiação trocada não pode mais ser transferida.',
  finish: 'Finalizar',
  exchanged: 'Novos títulos gerados com sucesso! Eles podem ser vistos em Meus Titulos.',
  none: 'Não há premiações disponíveis',
};
