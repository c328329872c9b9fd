export const text = {
  title: 'Raspe mais',
  series: 'Série 10',
  event: '10',
  description:
    'Raspe mais, da Ciranda da Sorte: título de R$ 5,00 com raspadinha de até R$ 100.000 e quatro sorteios, em favor dos direitos da infância.',
  prizes:
    'São 250 mil prêmios instantâneos de até R$\u00a0100.000. Encontrou 3 valores iguais, o prêmio é seu.',
  buy: 'Comprar',
  conditions: 'Condições gerais',

  roundsTitle: 'Rodadas da sorte',
  roundsLead:
    'São 4 sorteios, com mais de 10 mil títulos sorteados em um só dia. Seus números já vêm no título.',
  rounds: [
    { name: 'Rodada 1', prize: 'R$\u00a0100', titles: '5.000 títulos' },
    { name: 'Rodada 2', prize: 'R$\u00a0300', titles: '2.500 títulos' },
    { name: 'Rodada 3', prize: 'R$\u00a01.000', titles: '2.500 títulos' },
    { name: 'Rodada 4', prize: 'R$\u00a0500\u00a0mil', titles: '1 título' },
  ],

  itemsTitle: 'Escolha seus títulos',
  loading: 'Carregando títulos...',
  toResults: 'Ver resultados',
  noItems: 'Não há títulos à venda no momento.',
};
