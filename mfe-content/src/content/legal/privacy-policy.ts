// Made by `pnpm content` from mfe-content/content/legal/politica-de-privacidade.md. Change the texts there.
import type { LegalDocument } from '../legal.schema';

export const privacyPolicy: LegalDocument = {
  titulo: 'Política de privacidade',
  descricao:
    'Quais dados pessoais tratamos, para quê, com que base na LGPD, por quanto tempo, com quem e quais são os seus direitos.',
  atualizadoEm: '2026-09-01',
  introducao: [
    {
      kind: 'paragraph',
      line: [
        'Esta política explica como Ciranda Capitalização, responsável pela Ciranda Cap, trata dados pessoais, conforme a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018). Ela vale para o site, o atendimento por telefone e os títulos da Ciranda da Sorte.',
      ],
    },
  ],
  secoes: [
    {
      id: 'em-resumo',
      titulo: 'Em resumo',
      blocos: [
        {
          kind: 'list',
          ordered: false,
          items: [
            ['Pedimos só os dados de que a conta, os títulos e os prêmios precisam.'],
            ['Não vendemos dados pessoais.'],
            ['Divulgação de novidades só com a sua autorização, que você retira quando quiser.'],
            [
              'Pedidos sobre seus dados: ',
              { text: 'privacidade@ciranda.example', link: 'mailto:privacidade@ciranda.example' },
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'quem-e-responsavel',
      titulo: 'Quem é responsável',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Ciranda Capitalização é a controladora dos dados: decide para que e como são tratados. A pessoa encarregada da proteção de dados responde por ',
            { text: 'privacidade@ciranda.example', link: 'mailto:privacidade@ciranda.example' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'quais-dados-tratamos',
      titulo: 'Quais dados tratamos',
      blocos: [
        {
          kind: 'list',
          ordered: false,
          items: [
            [
              { strong: 'Cadastro:' },
              ' nome, nome social, CPF, data de nascimento, e-mail, telefone, endereço e a declaração de pessoa politicamente exposta.',
            ],
            [
              { strong: 'Acesso:' },
              ' senha, guardada de forma cifrada e irreversível, códigos de confirmação e registros de acesso com data, hora e endereço IP.',
            ],
            [
              { strong: 'Títulos:' },
              ' números dos títulos digitais e físicos, números da sorte, raspadinhas e resultados.',
            ],
            [
              { strong: 'Compras:' },
              ' itens, valores, forma e situação do pagamento. O número do cartão é tratado apenas pela empresa de pagamentos.',
            ],
            [
              { strong: 'Aparelho:' },
              ' endereço IP, sistema, navegador e plataforma no momento do pagamento, para prevenir fraude.',
            ],
            [{ strong: 'Prêmios:' }, ' banco, agência, conta, protocolo e comprovantes.'],
            [{ strong: 'Atendimento:' }, ' conteúdo dos contatos e das ligações.'],
          ],
        },
        { kind: 'paragraph', line: ['Não pedimos dados sensíveis, como religião, saúde ou biometria.'] },
      ],
    },
    {
      id: 'para-que-usamos-e-com-que-base-legal',
      titulo: 'Para que usamos e com que base legal',
      blocos: [
        {
          kind: 'table',
          head: [['Finalidade'], ['Dados'], ['Base legal (LGPD)']],
          rows: [
            [['Criar e manter sua conta'], ['Cadastro, acesso'], ['Execução de contrato (art. 7º, V)']],
            [
              ['Emitir títulos, fazer sorteios e mostrar resultados'],
              ['Cadastro, títulos'],
              ['Execução de contrato (art. 7º, V)'],
            ],
            [['Receber pagamentos'], ['Compras, aparelho'], ['Execução de contrato (art. 7º, V)']],
            [
              ['Pagar prêmios'],
              ['Cadastro, prêmios'],
              ['Execução de contrato e obrigação legal (art. 7º, V e II)'],
            ],
            [
              [
                'Identificar clientes e pessoas politicamente expostas, prevenir lavagem de dinheiro e prestar contas à SUSEP e à Receita Federal',
              ],
              ['Cadastro, títulos, compras, prêmios'],
              ['Obrigação legal ou regulatória (art. 7º, II)'],
            ],
            [
              ['Prevenir fraude e proteger contas'],
              ['Acesso, aparelho'],
              ['Legítimo interesse (art. 7º, IX)'],
            ],
            [['Responder ao atendimento'], ['Cadastro, atendimento'], ['Execução de contrato (art. 7º, V)']],
            [
              ['Medir a audiência e melhorar o site'],
              ['Dados de navegação sem identificação direta'],
              ['Legítimo interesse (art. 7º, IX)'],
            ],
            [['Enviar novidades e promoções'], ['Nome, e-mail, telefone'], ['Consentimento (art. 7º, I)']],
            [
              ['Defender direitos em processos'],
              ['Os necessários a cada caso'],
              ['Exercício regular de direitos (art. 7º, VI)'],
            ],
          ],
        },
      ],
    },
    {
      id: 'com-quem-compartilhamos',
      titulo: 'Com quem compartilhamos',
      blocos: [
        {
          kind: 'list',
          ordered: false,
          items: [
            [{ strong: 'Empresa de pagamentos e bancos' }, ', para receber compras e pagar prêmios.'],
            [
              { strong: 'Prestadores de tecnologia e atendimento' },
              ', que seguem nossas instruções e guardam sigilo.',
            ],
            [{ strong: 'SUSEP, Receita Federal, Justiça e outras autoridades' }, ', quando a lei manda.'],
            [
              { strong: 'Instituto Ciranda da Infância' },
              ', apenas com números totais. A instituição não recebe o nome de quem comprou.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Se um prestador guardar dados fora do Brasil, exigimos as garantias dos artigos 33 a 36 da LGPD.',
          ],
        },
      ],
    },
    {
      id: 'por-quanto-tempo-guardamos',
      titulo: 'Por quanto tempo guardamos',
      blocos: [
        {
          kind: 'table',
          head: [['Dados'], ['Prazo']],
          rows: [
            [['Cadastro sem compra'], ['Até o pedido de exclusão, ou 2 anos sem uso']],
            [
              ['Cadastro com título comprado, compras e prêmios'],
              ['10 anos após o fim da vigência do último título, por obrigação regulatória'],
            ],
            [['Registros de acesso'], ['6 meses, conforme o Marco Civil da Internet']],
            [['Códigos de confirmação'], ['Até o uso ou o vencimento']],
            [['Atendimento'], ['5 anos após o encerramento']],
            [['Autorização para novidades'], ['Enquanto valer, e 5 anos como prova depois de retirada']],
          ],
        },
        { kind: 'paragraph', line: ['Passado o prazo, os dados são apagados ou tornados anônimos.'] },
      ],
    },
    {
      id: 'seus-direitos',
      titulo: 'Seus direitos',
      blocos: [
        { kind: 'paragraph', line: ['A LGPD garante que você peça, de graça:'] },
        {
          kind: 'list',
          ordered: false,
          items: [
            ['confirmação de que tratamos seus dados e acesso a eles;'],
            ['correção de dados incompletos, errados ou antigos;'],
            ['anonimização, bloqueio ou eliminação de dados desnecessários ou tratados fora da lei;'],
            ['portabilidade para outro fornecedor;'],
            ['eliminação dos dados tratados com consentimento, salvo os que a lei manda guardar;'],
            ['informação sobre com quem compartilhamos;'],
            ['informação sobre a possibilidade de não consentir e o que isso acarreta;'],
            ['retirada do consentimento;'],
            ['revisão de decisões tomadas só por meios automáticos;'],
            ['oposição a um tratamento que descumpra a lei.'],
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Boa parte disso você faz na hora, em ',
            { text: 'Minha conta', link: '/perfil/meus-dados' },
            '. Para o resto, escreva para ',
            { text: 'privacidade@ciranda.example', link: 'mailto:privacidade@ciranda.example' },
            '. Respondemos em até 15 dias e podemos pedir que você confirme quem é. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'O cadastro de quem já comprou um título não pode ser eliminado antes do prazo acima, porque a lei nos obriga a mantê-lo.',
          ],
        },
      ],
    },
    {
      id: 'criancas-e-adolescentes',
      titulo: 'Crianças e adolescentes',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'O site não é dirigido a menores de 16 anos, e a venda a eles é proibida. Se soubermos de um cadastro abaixo dessa idade, nós o eliminamos. Dados de quem tem entre 16 e 18 anos são tratados no seu melhor interesse.',
          ],
        },
      ],
    },
    {
      id: 'seguranca',
      titulo: 'Segurança',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Usamos conexão cifrada, senhas protegidas, limites de tentativas, códigos que vencem e acesso interno restrito e registrado. Se houver um incidente que possa causar dano relevante, avisamos você e a ANPD.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      titulo: 'Cookies',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'O que o site guarda no seu navegador, e o que ele mede de cada página sem identificar você, está na ',
            { text: 'política de cookies', link: '/politica-cookies' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'mudancas-nesta-politica',
      titulo: 'Mudanças nesta política',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'A data da última atualização fica no alto da página. Mudanças importantes são avisadas por e-mail.',
          ],
        },
      ],
    },
    {
      id: 'contato',
      titulo: 'Contato',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Privacidade: ',
            { text: 'privacidade@ciranda.example', link: 'mailto:privacidade@ciranda.example' },
            '. Atendimento: ',
            { text: '0800-729-0800', link: 'tel:08007290800' },
            ', ou ',
            { text: '0800-729-0910', link: 'tel:08007290910' },
            ' para pessoas com deficiência auditiva ou de fala.',
          ],
        },
      ],
    },
  ],
};
