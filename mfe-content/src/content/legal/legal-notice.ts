// Made by `pnpm content` from mfe-content/content/legal/termos-legais.md. Change the texts there.
import type { LegalDocument } from '../legal.schema';

export const legalNotice: LegalDocument = {
  titulo: 'Termos legais',
  descricao:
    'Informações obrigatórias sobre os títulos da Ciranda da Sorte, com cotas, carência, resgate e aprovação da SUSEP.',
  atualizadoEm: '2026-09-01',
  introducao: [
    {
      kind: 'paragraph',
      line: [
        'Estas são as informações que a lei manda dar a quem compra um título da Ciranda da Sorte. Leia também as ',
        { text: 'condições gerais', link: '/condicoes-gerais' },
        ' da campanha.',
      ],
    },
  ],
  secoes: [
    {
      id: 'o-produto',
      titulo: 'O produto',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'A Ciranda da Sorte é uma série de títulos de capitalização da modalidade filantropia premiável, de contribuição única. Os títulos são emitidos por Ciranda Capitalização e aprovados pela SUSEP sob o processo 15414.999010/2025-99.',
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'A aprovação pela SUSEP não representa recomendação de compra. Ela mostra que as condições gerais seguem as normas em vigor.',
          ],
        },
      ],
    },
    {
      id: 'idade-minima',
      titulo: 'Idade mínima',
      blocos: [
        { kind: 'paragraph', line: ['É proibida a venda de títulos de capitalização a menores de 16 anos.'] },
      ],
    },
    {
      id: 'para-onde-vai-cada-parte-do-valor',
      titulo: 'Para onde vai cada parte do valor',
      blocos: [
        {
          kind: 'table',
          head: [['Destino'], ['Parte do valor do título']],
          rows: [
            [['Capitalização'], ['34,3%']],
            [['Sorteios'], ['32,0079%']],
            [['Despesas e resultado da emissora'], ['33,6921%']],
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Em um título de R$ 5,00, a cota de capitalização corresponde a R$ 1,715 e a de sorteios a R$ 1,600395.',
          ],
        },
      ],
    },
    {
      id: 'vigencia-carencia-e-resgate',
      titulo: 'Vigência, carência e resgate',
      blocos: [
        {
          kind: 'list',
          ordered: false,
          items: [
            ['A vigência do título é de 3 meses.'],
            ['O resgate tem carência de 2 meses.'],
            ['O resgate antecipado não é permitido, salvo nos casos previstos nas condições gerais.'],
            ['O valor do resgate é cedido ao Instituto Ciranda da Infância.'],
          ],
        },
      ],
    },
    {
      id: 'sorteios-e-raspadinha',
      titulo: 'Sorteios e raspadinha',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Cada título concorre com quatro números da sorte: um de 0 a 4.999.999, dois de 0 a 1.999 e um de 0 a 999. Traz também uma raspadinha de 6 campos, em que três valores iguais premiam o título.',
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Os prêmios são sujeitos ao imposto de renda na forma da lei. Os valores divulgados no site e a forma de apuração estão nas condições gerais de cada campanha.',
          ],
        },
      ],
    },
    {
      id: 'pagamento-de-premios',
      titulo: 'Pagamento de prêmios',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'O prêmio é pago em até 15 dias corridos, contados da entrega dos documentos completos ou do pedido de transferência. O direito ao prêmio prescreve no prazo da lei.',
          ],
        },
      ],
    },
    {
      id: 'responsabilidade',
      titulo: 'Responsabilidade',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Participar é uma decisão de consumo. Não prometemos ganhos, e comprar mais títulos não garante prêmio. Se a compra de títulos estiver trazendo problemas, pare e procure ajuda.',
          ],
        },
      ],
    },
    {
      id: 'atendimento-e-reclamacoes',
      titulo: 'Atendimento e reclamações',
      blocos: [
        {
          kind: 'list',
          ordered: false,
          items: [
            ['Telefone: ', { text: '0800-729-0800', link: 'tel:08007290800' }, '.'],
            [
              'Pessoas com deficiência auditiva ou de fala: ',
              { text: '0800-729-0910', link: 'tel:08007290910' },
              '.',
            ],
            [
              'E-mail: ',
              { text: 'atendimento@ciranda.example', link: 'mailto:atendimento@ciranda.example' },
              '.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Se a resposta não resolver, peça a revisão pelo mesmo canal, com o número do protocolo. A SUSEP também atende consumidores de títulos de capitalização.',
          ],
        },
      ],
    },
  ],
};
