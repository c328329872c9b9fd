// Made by `pnpm content` from mfe-content/content/legal/termos-de-uso.md. Change the texts there.
import type { LegalDocument } from '../legal.schema';

export const termsOfUse: LegalDocument = {
  titulo: 'Termos de uso',
  descricao:
    'As regras para usar o site da Ciranda Cap, ter uma conta, comprar e cadastrar títulos e receber prêmios.',
  atualizadoEm: '2026-09-01',
  introducao: [
    {
      kind: 'paragraph',
      line: [
        'Estes termos valem para quem visita o site da Ciranda Cap e para quem tem conta nele. Ao criar a conta, você concorda com eles. Se não concordar com algum ponto, não conclua o cadastro.',
      ],
    },
  ],
  secoes: [
    {
      id: 'quem-pode-usar',
      titulo: 'Quem pode usar',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'O site é aberto a todos para consulta. Para comprar ou cadastrar títulos é preciso ter 16 anos ou mais e um CPF válido. A venda a menores de 16 anos é proibida.',
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Quem tem entre 16 e 18 anos declara, ao se cadastrar, que conta com a assistência de seu responsável legal quando a lei a exige.',
          ],
        },
      ],
    },
    {
      id: 'sua-conta',
      titulo: 'Sua conta',
      blocos: [
        {
          kind: 'list',
          ordered: false,
          items: [
            ['Cada pessoa pode ter uma única conta. Contas repetidas são desativadas.'],
            [
              'O acesso é feito com CPF, e-mail ou telefone, mais a senha. Na tela de entrada deste site, a identificação é o CPF.',
            ],
            [
              'São obrigatórios: nome, CPF, e-mail, data de nascimento e telefone. O endereço completo é pedido para a ficha de cadastro dos títulos.',
            ],
            [
              'O nome social, quando informado, é o que usamos para falar com você. O nome civil continua nos documentos que a lei pede.',
            ],
            ['Você confirma a conta com um código enviado por e-mail.'],
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Mantenha seus dados corretos e atuais. É por eles que identificamos quem tem direito a um prêmio. Você mesmo altera endereço, telefone e e-mail em ',
            { text: 'Minha conta', link: '/perfil/meus-dados' },
            '. O CPF não pode ser alterado.',
          ],
        },
      ],
    },
    {
      id: 'senha-e-seguranca',
      titulo: 'Senha e segurança',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'A senha é pessoal. Não a passe a ninguém, nem à nossa equipe, que nunca vai pedi-la. Você responde pelo que for feito com ela até nos avisar de uso indevido.',
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Se notar algo estranho, troque a senha e ligue para ',
            { text: '0800-729-0800', link: 'tel:08007290800' },
            '. Podemos bloquear a conta por precaução enquanto apuramos um acesso suspeito.',
          ],
        },
      ],
    },
    {
      id: 'cancelamento-do-cadastro',
      titulo: 'Cancelamento do cadastro',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Você pode pedir o cancelamento do cadastro enquanto não tiver comprado nenhum título. Depois que um título é comprado, o cadastro não pode ser cancelado: ele é necessário para os sorteios, para o pagamento de prêmios e para as obrigações que temos com a SUSEP.',
          ],
        },
      ],
    },
    {
      id: 'compra-e-cadastro-de-titulos',
      titulo: 'Compra e cadastro de títulos',
      blocos: [
        {
          kind: 'list',
          ordered: false,
          items: [
            ['Cada título custa R$ 5,00. O limite é de 25 títulos da campanha por pedido.'],
            ['Antes de pagar, você lê e aceita as condições gerais e a ficha de cadastro.'],
            [
              'O pagamento é feito com cartão ou PIX, no formulário da empresa de pagamentos. Não guardamos dados de cartão.',
            ],
            [
              'A compra se completa com a confirmação do pagamento. Até lá, o pedido fica pendente e o título não concorre.',
            ],
            [
              'O título físico precisa ser cadastrado com os números e o código de ativação da cartela. Guarde a cartela: o pagamento do prêmio exige o título original.',
            ],
          ],
        },
      ],
    },
    {
      id: 'premios',
      titulo: 'Prêmios',
      blocos: [
        {
          kind: 'list',
          ordered: false,
          items: [
            ['A raspadinha tem 6 campos. Três valores iguais premiam o título.'],
            [
              'Os sorteios acontecem nas datas de cada campanha, e o resultado é publicado em ',
              { text: 'Resultados', link: '/resultado' },
              '.',
            ],
            [
              'Prêmios de até R$ 1.000,00 podem ser pedidos no site. Acima desse valor, o pedido é feito por telefone, em ',
              { text: '0800-729-0800', link: 'tel:08007290800' },
              '. A raspadinha premiada com menos de R$ 2.000,00 também pode ser pedida na própria tela em que foi raspada. Prêmios de até R$ 200,00 podem ser pagos no ponto de venda.',
            ],
            ['O pagamento é feito em até 15 dias corridos, contados do pedido com os documentos completos.'],
            [
              'A transferência é confirmada por um código enviado ao seu e-mail. Sem a confirmação, os prêmios voltam a ficar disponíveis depois de 24 horas.',
            ],
            ['Você pode trocar o prêmio por novos títulos digitais. A troca não pode ser desfeita.'],
          ],
        },
      ],
    },
    {
      id: 'o-que-nao-e-permitido',
      titulo: 'O que não é permitido',
      blocos: [
        {
          kind: 'list',
          ordered: false,
          items: [
            ['Usar dados de outra pessoa ou criar contas em nome de terceiros.'],
            ['Usar robôs, tentar entrar em áreas restritas ou atrapalhar o funcionamento do site.'],
            ['Revender títulos sem autorização.'],
            ['Copiar marcas, ilustrações e textos do site para fins comerciais.'],
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'O descumprimento pode levar ao bloqueio da conta, sem perda do direito a prêmios obtidos de forma regular.',
          ],
        },
      ],
    },
    {
      id: 'funcionamento-do-site',
      titulo: 'Funcionamento do site',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Trabalhamos para manter o site no ar, mas pode haver pausa para manutenção ou falha de terceiros. Uma pausa não muda o resultado de sorteios nem o valor de prêmios. As vendas podem ser pausadas entre uma campanha e outra.',
          ],
        },
      ],
    },
    {
      id: 'conteudo-e-marcas',
      titulo: 'Conteúdo e marcas',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'As marcas Ciranda Cap e Ciranda da Sorte, os textos e as ilustrações são protegidos por lei. Você pode compartilhar links e imprimir páginas para uso próprio.',
          ],
        },
      ],
    },
    {
      id: 'mudancas-nestes-termos',
      titulo: 'Mudanças nestes termos',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Podemos mudar estes termos para acompanhar a lei ou o serviço. A data da última atualização fica no alto da página. Mudanças importantes são avisadas por e-mail antes de valer.',
          ],
        },
      ],
    },
    {
      id: 'lei-e-foro',
      titulo: 'Lei e foro',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Valem as leis brasileiras. Você pode propor ação no foro do seu domicílio. Antes disso, conte com o nosso atendimento: ',
            { text: '0800-729-0800', link: 'tel:08007290800' },
            ', ou ',
            { text: '0800-729-0910', link: 'tel:08007290910' },
            ' para pessoas com deficiência auditiva ou de fala, e ',
            { text: 'atendimento@ciranda.example', link: 'mailto:atendimento@ciranda.example' },
            '.',
          ],
        },
      ],
    },
  ],
};
