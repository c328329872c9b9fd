// Made by `pnpm content` from mfe-content/content/home. Change the texts there.
import type { HomeContent } from './home.schema';

export const home: HomeContent = {
  fase: 'pausa',
  bannersData: [
    {
      fase: 'pausa',
      src: 'pausa',
      href: 'https://redes.ciranda.example/instagram',
      alt: 'Ilustração: adultos e crianças de mãos dadas em roda, em volta de um sol com o sinal de pausa',
      titulo: 'PAUSA',
      subtitulo: 'NAS VENDAS!',
      texto: 'Estamos planejando um produto ainda melhor para você.',
      destaque: 'Em breve, novidades!',
    },
    {
      fase: 'venda',
      evento: '10',
      href: '/compra',
      alt: 'Cartela da campanha Raspe Mais',
      titulo: 'Raspe Mais',
      subtitulo: 'Série 10',
      texto: 'São 250 mil prêmios instantâneos e quatro sorteios. Cada título custa R$ 5,00.',
      botao: 'Comprar agora',
    },
  ],
  destaqueData: {
    cards: [
      {
        img: 'titulo',
        label: 'Como funciona',
        info: 'R$ 5,00 por título',
        text: 'Cada título traz números da sorte e uma raspadinha. São até 25 por pedido.',
        acao: 'Condições gerais',
        link: '/condicoes-gerais',
      },
      {
        img: 'raspadinha',
        label: 'Raspe Mais',
        info: 'Três valores iguais',
        text: 'São 6 campos para raspar pelo celular ou computador. Achou três iguais, ganhou.',
        acao: 'Ver a campanha',
        link: '/compra',
      },
      {
        img: 'rodadas',
        label: 'Rodadas da sorte',
        info: 'Quatro sorteios',
        text: 'Prêmios de R$ 100 a R$ 500 mil, com o resultado publicado aqui no site.',
        acao: 'Ver resultados',
        link: '/resultado',
      },
      {
        img: 'roda',
        label: 'Quem recebe',
        info: 'Direitos da infância',
        text: 'O valor do resgate do título vai para o Instituto Ciranda da Infância.',
        acao: 'Conhecer',
        link: '/instituicoes',
      },
    ],
  },
  instituicaoHomeData: {
    instituicoes: {
      cirandaDaInfancia: {
        destaque:
          'Rodas de leitura, música e apoio jurídico para crianças e suas famílias. O valor do resgate de cada título vai para cá.',
        titulo: 'Instituto Ciranda da Infância',
        img: 'morro',
        alt: 'Ilustração: adultos e crianças de mãos dadas, dançando ciranda no alto de um morro',
        button: { texto: 'Conheça' },
      },
      casaPipaNoVaral: {
        destaque: 'Oficinas de arte, esporte e reforço escolar no turno em que não há aula.',
        titulo: 'Casa Pipa no Varal',
        img: 'pipas',
        alt: 'Ilustração: três pipas coloridas no céu, acima das ondas',
        button: { texto: 'Conheça' },
      },
      redeQuintal: {
        destaque: 'Praças e quintais cuidados pela vizinhança para o brincar livre e seguro.',
        titulo: 'Rede Quintal de Todo Mundo',
        img: 'casas',
        alt: 'Ilustração: casinhas coloridas em fila, um pé de manga e bandeirinhas',
        button: { texto: 'Conheça' },
      },
    },
  },
};
