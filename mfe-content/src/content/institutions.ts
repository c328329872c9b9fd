// Made by `pnpm content` from mfe-content/content/instituicoes. Change the texts there.
import type { Institutions } from './institutions.schema';

export const institutions: Institutions = {
  cirandaDaInfancia: {
    titulo: 'Instituto Ciranda da Infância',
    img: 'morro',
    alt: 'Ilustração: adultos e crianças de mãos dadas, dançando ciranda no alto de um morro',
    destaque:
      'O Instituto Ciranda da Infância trabalha para que toda criança tenha voz, escola e tempo de brincar. Reúne educadoras, advogadas, psicólogos e artistas em casas abertas à comunidade.\n\nSão três frentes. As rodas de leitura e de música acontecem todas as semanas e são gratuitas. O plantão jurídico orienta famílias sobre guarda, matrícula, registro civil e pensão. A formação de conselheiros prepara quem cuida dos direitos da infância em cada cidade.\n\nO valor do resgate dos títulos da Ciranda da Sorte é cedido ao Instituto. A prestação de contas é publicada todos os anos em https://instituto.ciranda.example/contas.\n\nQuer saber o que vem por aí na Ciranda da Sorte? Então clique aqui.',
  },
  casaPipaNoVaral: {
    titulo: 'Casa Pipa no Varal',
    img: 'pipas',
    alt: 'Ilustração: três pipas coloridas no céu, acima das ondas',
    destaque:
      'A Casa Pipa no Varal recebe crianças e adolescentes de 6 a 15 anos no turno em que não há aula. Tem oficina de pipa, teatro, capoeira, futebol e xadrez, e reforço de português e matemática.\n\nCada turma tem no máximo quinze participantes. O lanche e o material são por conta da casa, e uma assistente social acompanha as famílias que precisam.\n\nAs inscrições abrem em fevereiro e em agosto. A agenda está em https://pipa.ciranda.example.',
  },
  redeQuintal: {
    titulo: 'Rede Quintal de Todo Mundo',
    img: 'casas',
    alt: 'Ilustração: casinhas coloridas em fila, um pé de manga e bandeirinhas',
    destaque:
      'A Rede Quintal de Todo Mundo junta vizinhas e vizinhos que cuidam de uma praça, de um terreno ou de um quintal para as crianças brincarem. A rede ensina a cuidar do espaço, empresta ferramentas e treina monitores.\n\nEm cada quintal há sombra, água, brinquedos simples e pelo menos uma pessoa adulta por perto. As crianças ajudam a decidir o que plantar e o que construir.\n\nPara abrir um quintal na sua rua, escreva pela página https://quintal.ciranda.example/abrir. Para conhecer a campanha que apoia a rede, clique aqui.',
  },
};
