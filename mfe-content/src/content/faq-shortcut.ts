// Made by `pnpm content` from mfe-content/content/faq. Change the texts there.
import type { FaqItem } from './faq.schema';

export const faqShortcut: readonly FaqItem[] = [
  {
    id: 1,
    resumo: 'O que é um título de capitalização?',
    resposta: [
      {
        kind: 'paragraph',
        line: ['É um título de pagamento único, no valor de R$ 5,00, que dá direito a sorteios.'],
      },
      {
        kind: 'paragraph',
        line: [
          'Os títulos da Ciranda da Sorte são da modalidade filantropia premiável. Você paga uma vez, participa dos sorteios e da raspadinha, e o valor do resgate é cedido ao Instituto Ciranda da Infância.',
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Do valor do título, 34,3% vão para a capitalização e 32,0079% para os sorteios. O título vale por 3 meses.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-14T13:00:00.000Z',
    status: 'publico',
  },
  {
    id: 2,
    resumo: 'Quem pode comprar?',
    resposta: [
      {
        kind: 'paragraph',
        line: ['Qualquer pessoa com 16 anos ou mais, com CPF válido e cadastro no site.'],
      },
      {
        kind: 'paragraph',
        line: [
          'A venda a menores de 16 anos é proibida. Cada pessoa tem uma única conta, ligada ao seu CPF.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-14T13:05:00.000Z',
    status: 'publico',
  },
  {
    id: 3,
    resumo: 'Onde vejo meus números da sorte?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Em ',
          { text: 'Meus títulos', link: '/meus-titulos' },
          '. Abra o título para ver os números e a raspadinha.',
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          ['Entre na sua conta.'],
          ['Abra ', { strong: 'Meus títulos' }, ' e escolha a campanha.'],
          ['Escolha um título e toque em ', { strong: 'Abrir título' }, '.'],
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Cada título tem quatro números da sorte, um para cada sorteio. Ao lado de cada número aparece a data do sorteio.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-14T13:10:00.000Z',
    status: 'publico',
  },
  {
    id: 4,
    resumo: 'Como recebo um prêmio?',
    resposta: [
      {
        kind: 'paragraph',
        line: ['Prêmios de menor valor podem ser pedidos no site, por transferência bancária.'],
      },
      {
        kind: 'list',
        ordered: false,
        items: [
          [
            { strong: 'Até R$ 1.000,00:' },
            ' peça a transferência em ',
            { text: 'Minhas premiações', link: '/minhas-premiacoes' },
            '.',
          ],
          [
            { strong: 'Acima de R$ 1.000,00:' },
            ' ligue para ',
            { text: '0800-729-0800', link: 'tel:08007290800' },
            '. A equipe confere os documentos com você.',
          ],
          [
            { strong: 'Até R$ 200,00:' },
            ' você também pode receber no ponto de venda, com o título original.',
          ],
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Se a raspadinha premiada valer menos de R$ 2.000,00, o pedido também pode começar na tela da própria raspadinha.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-21T17:40:00.000Z',
    status: 'publico',
  },
];
