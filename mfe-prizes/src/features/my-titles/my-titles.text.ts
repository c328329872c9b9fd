export const text = {
  heading: 'Meus Títulos',
  lead: 'Escolha uma campanha para ver seus números e raspadinhas.',
  chooseYear: 'Selecione o ano',
  allYears: 'Todos os anos',
  loading: 'Carregando títulos...',
  toCampaign: 'Conhecer os títulos',
  noTitles: (year: number) => `Você não tem nenhum título para o ano de ${year}`,
  digital: (count: number) => (count === 1 ? 'digital' : 'digitais'),
  printed: (count: number) => (count === 1 ? 'físico' : 'físicos'),
};
