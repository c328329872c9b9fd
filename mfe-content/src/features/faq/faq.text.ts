export const text = {
  heading: 'Dúvidas Frequentes',
  documentTitle: 'Dúvidas frequentes',
  description:
    'Respostas sobre títulos de capitalização, sorteios, raspadinha, prêmios, pagamentos, conta e privacidade.',
  search: 'Buscar dúvidas frequentes',
  filter: 'Filtrar',
  clearFilter: 'Limpar filtro',
  showMore: 'Ver mais',
  nothingFound:
    'Não encontramos nenhuma dúvida frequente relacionada a sua pesquisa. Tente utilizar outras palavras em sua pesquisa.',
  all: 'Ver todas as dúvidas',
  shown: (shown: number, all: number) => `Mostrando ${shown} de ${all}`,
  lastUpdate: (date: string) => `Última atualização: ${date}`,
  more: 'Outras dúvidas',
  back: 'Voltar para dúvidas frequentes',
};
