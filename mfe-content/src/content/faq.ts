// Made by `pnpm content` from mfe-content/content/faq. Change the texts there.
import type { FaqItem } from './faq.schema';

export const faq: readonly FaqItem[] = [
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
  {
    id: 5,
    resumo: 'Como compro um título digital?',
    resposta: [
      { kind: 'paragraph', line: ['Quando há campanha à venda, a compra leva três passos.'] },
      {
        kind: 'list',
        ordered: true,
        items: [
          ['Entre na sua conta e abra o ', { text: 'carrinho', link: '/carrinho' }, '.'],
          ['Escolha a quantidade, leia e aceite as condições gerais e a ficha de cadastro.'],
          ['Pague com cartão ou PIX.'],
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'O título aparece em ',
          { text: 'Meus títulos', link: '/meus-titulos' },
          ' assim que o pagamento é aprovado. Nas pausas de venda, os títulos já comprados continuam valendo normalmente.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-14T13:15:00.000Z',
    status: 'publico',
  },
  {
    id: 6,
    resumo: 'Quantos títulos posso comprar de uma vez?',
    resposta: [
      {
        kind: 'paragraph',
        line: ['Até 25 títulos da mesma campanha por pedido. Cada título custa R$ 5,00.'],
      },
      {
        kind: 'paragraph',
        line: [
          'Compre apenas o que cabe no seu orçamento. Ter mais títulos dá mais números, mas nenhum título tem prêmio garantido.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-14T13:20:00.000Z',
    status: 'publico',
  },
  {
    id: 7,
    resumo: 'Quais são as formas de pagamento?',
    resposta: [
      { kind: 'paragraph', line: ['Cartão de crédito, cartão de débito e PIX.'] },
      {
        kind: 'paragraph',
        line: [
          'Os dados do cartão são digitados no formulário da empresa de pagamentos e não passam pelo nosso sistema. O cartão não fica salvo para compras futuras.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-14T13:25:00.000Z',
    status: 'publico',
  },
  {
    id: 8,
    resumo: 'Paguei e o pedido ainda está pendente. O que faço?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Confira a situação em ',
          { text: 'Meus pedidos', link: '/meus-pedidos/compras' },
          '. O pedido fica como ',
          { strong: 'Pendente' },
          ' até a confirmação do banco ou da operadora do cartão.',
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Quando o pagamento é confirmado, o pedido passa a ',
          { strong: 'Aprovado' },
          ' e os títulos aparecem em ',
          { text: 'Meus títulos', link: '/meus-titulos' },
          '. Se o pedido for cancelado e o valor tiver saído da sua conta, ligue para ',
          { text: '0800-729-0800', link: 'tel:08007290800' },
          '.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-15T12:00:00.000Z',
    status: 'publico',
  },
  {
    id: 9,
    resumo: 'Comprei um título em papel. Como cadastro?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Tenha a cartela em mãos e abra ',
          { text: 'Cadastrar título', link: '/cadastro-titulo' },
          '.',
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          [
            'Digite os números da cartela: produto (2 dígitos), série (4 dígitos), número do título (7 dígitos) e dígito verificador (1 dígito).',
          ],
          ['Digite o código de ativação, com 5 letras e números. Maiúsculas e minúsculas fazem diferença.'],
          ['Confira o resumo.'],
        ],
      },
      {
        kind: 'paragraph',
        line: ['Guarde a cartela. O pagamento do prêmio exige a apresentação do título original.'],
      },
    ],
    dataAtualizacao: '2026-09-15T12:10:00.000Z',
    status: 'publico',
  },
  {
    id: 10,
    resumo: 'Como funciona a raspadinha?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Cada título tem uma raspadinha com 6 campos. Se três campos mostrarem o mesmo valor, o título está premiado.',
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Você raspa pelo celular ou pelo computador, um campo de cada vez ou todos juntos em ',
          { strong: 'RASPAR AUTOMÁTICO' },
          '. O jeito de raspar não muda o resultado: ele já está definido quando o título é emitido.',
        ],
      },
      {
        kind: 'paragraph',
        line: ['A campanha Raspe Mais tem 250 mil prêmios instantâneos, de até R$ 100.000,00.'],
      },
    ],
    dataAtualizacao: '2026-09-16T14:00:00.000Z',
    status: 'publico',
  },
  {
    id: 11,
    resumo: 'Como são os sorteios da campanha?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'São quatro rodadas, todas no mesmo dia. Os prêmios são de R$ 100,00, R$ 300,00, R$ 1.000,00 e R$ 500.000,00.',
        ],
      },
      { kind: 'paragraph', line: ['Cada título tem um número para cada rodada:'] },
      {
        kind: 'list',
        ordered: false,
        items: [['um número de 0 a 4.999.999;'], ['dois números de 0 a 1.999;'], ['um número de 0 a 999.']],
      },
      {
        kind: 'paragraph',
        line: [
          'Ganha quem tiver o número sorteado na rodada. Ao todo são mais de 10 mil títulos sorteados no dia.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-16T14:10:00.000Z',
    status: 'publico',
  },
  {
    id: 12,
    resumo: 'Onde vejo o resultado dos sorteios?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Em ',
          { text: 'Resultados', link: '/resultado' },
          '. Escolha o ano e a campanha e toque em ',
          { strong: 'Pesquisar' },
          '. Não é preciso entrar na conta.',
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'A página mostra o número sorteado, o prêmio, a quantidade de ganhadores e a data de cada rodada.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-16T14:20:00.000Z',
    status: 'publico',
  },
  {
    id: 13,
    resumo: 'Em quanto tempo o prêmio cai na minha conta?',
    resposta: [
      { kind: 'paragraph', line: ['Em até 15 dias corridos, contados do pedido com os dados completos.'] },
      {
        kind: 'paragraph',
        line: [
          'Acompanhe a situação em ',
          { text: 'Meus pedidos', link: '/meus-pedidos/premios' },
          '. Se o prazo passar, ligue para ',
          { text: '0800-729-0800', link: 'tel:08007290800' },
          ' com o número do protocolo em mãos.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-21T17:50:00.000Z',
    status: 'publico',
  },
  {
    id: 14,
    resumo: 'Como peço a transferência do prêmio?',
    resposta: [
      {
        kind: 'list',
        ordered: true,
        items: [
          [
            'Abra ',
            { text: 'Minhas premiações', link: '/minhas-premiacoes' },
            ' e toque em ',
            { strong: 'Solicitar transferência' },
            '.',
          ],
          ['Informe banco, tipo de conta, agência, conta e dígito. A conta precisa estar no seu CPF.'],
          ['Confira os dados e confirme.'],
          ['Digite o código de 4 dígitos que enviamos para o seu e-mail.'],
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Se o código não for confirmado, o pedido não segue e os prêmios ficam disponíveis de novo depois de 24 horas.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-21T18:00:00.000Z',
    status: 'publico',
  },
  {
    id: 15,
    resumo: 'Posso trocar o prêmio por novos títulos?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Pode. Em ',
          { text: 'Minhas premiações', link: '/minhas-premiacoes/troca' },
          ', confira os títulos premiados e o valor total e toque em ',
          { strong: 'Finalizar' },
          '.',
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Os novos títulos digitais aparecem em ',
          { text: 'Meus títulos', link: '/meus-titulos' },
          '. A troca não pode ser desfeita.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-22T11:00:00.000Z',
    status: 'publico',
  },
  {
    id: 16,
    resumo: 'Para onde vai o valor do resgate?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Para o Instituto Ciranda da Infância, que defende os direitos da infância. Conheça o trabalho em ',
          { text: 'Instituições', link: '/instituicoes' },
          '.',
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'O resgate tem carência de 2 meses. O resgate antecipado só é permitido nos casos previstos nas ',
          { text: 'condições gerais', link: '/condicoes-gerais' },
          ' de cada campanha.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-22T11:20:00.000Z',
    status: 'publico',
  },
  {
    id: 17,
    resumo: 'Esqueci minha senha. E agora?',
    resposta: [
      {
        kind: 'list',
        ordered: true,
        items: [
          [
            'Abra ',
            { text: 'Esqueceu a senha', link: '/recuperacao-senha/identificacao' },
            ' e informe seu CPF.',
          ],
          ['Digite o código de 4 dígitos que enviamos para o seu e-mail.'],
          ['Crie a nova senha.'],
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Se o código não chegar, olhe a caixa de spam e adicione ',
          { text: 'nao-responda@ciranda.example', link: 'mailto:nao-responda@ciranda.example' },
          ' aos seus contatos.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-23T09:30:00.000Z',
    status: 'publico',
  },
  {
    id: 18,
    resumo: 'Não recebi o código por e-mail. O que faço?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Olhe primeiro a caixa de spam. Se o código não estiver lá, peça outro em ',
          { strong: 'Reenviar código' },
          '. Só o código mais recente vale.',
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Se o e-mail do cadastro estiver errado ou não for mais seu, ligue para ',
          { text: '0800-729-0800', link: 'tel:08007290800' },
          '.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-23T09:40:00.000Z',
    status: 'publico',
  },
  {
    id: 19,
    resumo: 'Como mudo meus dados ou cancelo meu cadastro?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Endereço, telefone e preferências mudam em ',
          { text: 'Minha conta', link: '/perfil/meus-dados' },
          '. O e-mail muda na mesma página, com um código de confirmação. O CPF não pode ser alterado.',
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'O cadastro pode ser cancelado enquanto você não tiver comprado um título. Depois da compra ele precisa ser mantido, porque é por ele que você participa dos sorteios e recebe prêmios.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-23T09:50:00.000Z',
    status: 'publico',
  },
  {
    id: 20,
    resumo: 'O que vocês fazem com meus dados pessoais?',
    resposta: [
      {
        kind: 'paragraph',
        line: [
          'Usamos seus dados para manter sua conta, emitir os títulos, pagar prêmios e cumprir a lei. Não vendemos dados pessoais.',
        ],
      },
      {
        kind: 'paragraph',
        line: [
          'Você pode pedir acesso, correção ou exclusão dos seus dados a qualquer momento pelo e-mail ',
          { text: 'privacidade@ciranda.example', link: 'mailto:privacidade@ciranda.example' },
          '. Os detalhes estão na ',
          { text: 'política de privacidade', link: '/politica-de-privacidade' },
          '.',
        ],
      },
    ],
    dataAtualizacao: '2026-09-24T10:00:00.000Z',
    status: 'publico',
  },
];
