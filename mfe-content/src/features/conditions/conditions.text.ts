export const text = {
  heading: 'Condições gerais',
  description: 'As condições gerais de cada campanha da Ciranda da Sorte, com o número do processo na SUSEP.',
  year: 'Selecione o ano',
  yearsFailed: 'Não foi possível carregar os outros anos.',
  loading: 'Carregando condições gerais...',
  none: 'Não foram encontradas condições gerais para o ano selecionado.',
  seeYear: (year: number) => `Ver o ano de ${year}`,
  process: (number: string) => `SUSEP: ${number || 'N/A'}`,
  series: (series: string) => `Série: ${series || 'N/A'}`,
  open: 'Abrir condições gerais',
};
