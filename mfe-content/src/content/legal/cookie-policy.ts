// Made by `pnpm content` from mfe-content/content/legal/politica-cookies.md. Change the texts there.
import type { LegalDocument } from '../legal.schema';

export const cookiePolicy: LegalDocument = {
  titulo: 'Política de cookies',
  descricao:
    'O que são cookies, quais este site usa, por quanto tempo ficam no seu aparelho e como apagá-los.',
  atualizadoEm: '2026-09-01',
  introducao: [
    {
      kind: 'paragraph',
      line: [
        'Esta página explica, sem juridiquês, o que o site da Ciranda Cap guarda no seu navegador, para quê e por quanto tempo.',
      ],
    },
  ],
  secoes: [
    {
      id: 'o-que-sao-cookies',
      titulo: 'O que são cookies',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Cookies são pequenos arquivos de texto que um site grava no navegador. Eles servem para lembrar uma escolha, manter uma página funcionando ou contar visitas. Um cookie não lê outros arquivos do seu aparelho e não é um vírus.',
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Além dos cookies, os navegadores têm o armazenamento local, que cumpre papel parecido. Tratamos os dois do mesmo jeito, e esta política vale para ambos.',
          ],
        },
      ],
    },
    {
      id: 'como-usamos',
      titulo: 'Como usamos',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Usamos cookies para quatro finalidades: fazer o site funcionar, lembrar suas preferências, medir a audiência e avaliar campanhas de divulgação. Nenhum deles guarda senha, dado de cartão ou resultado de raspadinha.',
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'As chamadas que o site faz ao nosso sistema não levam cookies. Sua sessão é identificada por um código de acesso guardado no armazenamento local, que é apagado quando você sai.',
          ],
        },
      ],
    },
    {
      id: 'quais-cookies-e-por-quanto-tempo',
      titulo: 'Quais cookies e por quanto tempo',
      blocos: [
        {
          kind: 'table',
          head: [['Tipo'], ['Para que serve'], ['Validade']],
          rows: [
            [
              ['Medição de audiência (identificação)'],
              ['Distinguir um navegador de outro, sem saber quem você é, para contar visitas'],
              ['2 anos'],
            ],
            [['Medição de audiência (visita)'], ['Juntar as páginas vistas em um mesmo dia'], ['1 dia']],
            [['Campanhas de divulgação'], ['Saber se um anúncio trouxe visitas ao site'], ['3 meses']],
            [['Preferências'], ['Lembrar escolhas de exibição e do aviso de cookies'], ['1 ano']],
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'A validade conta a partir da última visita. Depois dela, o navegador apaga o cookie sozinho.',
          ],
        },
      ],
    },
    {
      id: 'o-que-fica-no-armazenamento-local',
      titulo: 'O que fica no armazenamento local',
      blocos: [
        {
          kind: 'table',
          head: [['O que guardamos'], ['Para que serve'], ['Até quando'], ['Nome no navegador']],
          rows: [
            [
              ['Código de acesso da sessão'],
              ['Manter você na sua conta'],
              ['Até sair ou até o código vencer'],
              ['token'],
            ],
            [
              ['De quem são os dados deste navegador'],
              ['Não mostrar seus dados a outra pessoa que use o mesmo navegador'],
              ['Até sair da conta'],
              ['dataOwner, tabDataOwner'],
            ],
            [
              ['Diferença entre o relógio do seu aparelho e o nosso'],
              ['Não encerrar sua sessão antes da hora'],
              ['Até a próxima entrada na conta'],
              ['clockSkew'],
            ],
            [
              ['Aceite do aviso de cookies'],
              ['Não mostrar o aviso de novo'],
              ['Até você limpar os dados do site'],
              ['cookieConsent'],
            ],
            [
              ['Quantidade de cada título no carrinho'],
              ['Não perder a sua escolha'],
              ['Até comprar ou esvaziar o carrinho'],
              ['cart'],
            ],
            [
              ['Funções ligadas no site'],
              ['Abrir o menu certo sem perguntar ao servidor a cada página'],
              ['24 horas'],
              ['featureToggles'],
            ],
            [
              ['Número sorteado para receber novidades do site'],
              ['Mostrar versões novas primeiro a poucas pessoas'],
              ['Até você limpar os dados do site'],
              ['releaseBucket'],
            ],
            [
              ['Versões de teste do site, que só a nossa equipe liga'],
              ['Conferir uma versão antes de publicar'],
              ['Até serem desligadas'],
              ['remoteOverrides'],
            ],
            [
              ['Ponto da página em que você estava'],
              ['Voltar ao mesmo ponto'],
              ['Até sair da conta ou fechar a aba'],
              ['scrollPlaces'],
            ],
            [
              ['Rascunho do cadastro, sem a senha'],
              ['Continuar de onde você parou'],
              ['Até ativar a conta ou fechar a aba'],
              ['signUpDraft'],
            ],
            [
              ['Recuperação de senha e troca de e-mail em andamento'],
              ['Continuar de onde você parou'],
              ['Até terminar, cancelar ou sair da conta'],
              [
                'recoveryUserCpf, validatedCode, isPasswordChange, changeEmailAddress, userId, emailChangeComplete',
              ],
            ],
            [
              ['Cadastro de título em andamento'],
              ['Continuar de onde você parou'],
              ['Até terminar ou sair da conta'],
              ['titleRegistration, identificationPageAccessed'],
            ],
            [
              ['Compra em andamento e último pedido (valor, forma de pagamento e número)'],
              ['Não cobrar duas vezes e mostrar a confirmação da compra'],
              ['Até a próxima compra ou até sair da conta'],
              ['checkoutAttempt, totalAmount, paymentMethod, merchant_order_id'],
            ],
            [
              ['Transferências e trocas de prêmios que você pediu'],
              ['Não fazer duas vezes o que você pediu'],
              ['Até sair da conta'],
              ['payoutId, payoutRequest, transfers, exchange'],
            ],
            [
              ['O que você digitou em formulários e ainda não enviou, sem senhas nem códigos'],
              ['Devolver o que você digitou se a sessão terminar'],
              ['Até enviar, sair da conta ou fechar a aba'],
              ['unsentForms'],
            ],
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Ao sair da conta, apagamos deste navegador tudo o que identifica você. Senhas e dados de cartão nunca são guardados.',
          ],
        },
      ],
    },
    {
      id: 'o-que-o-site-mede',
      titulo: 'O que o site mede',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Para saber se o site abre bem, ele pode enviar ao nosso sistema o tempo que cada página levou para abrir e para responder, se ela falhou e a versão do site que você recebeu. Não vai nada que identifique você ou seu aparelho: nem nome, nem CPF, nem o endereço completo da página, nem cookie. Nada fica guardado no seu navegador para isso.',
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Se o seu navegador pede para não ser rastreado ou para economizar dados, essas medidas não são feitas.',
          ],
        },
      ],
    },
    {
      id: 'cookies-de-terceiros',
      titulo: 'Cookies de terceiros',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Na etapa de pagamento, o formulário é da empresa de pagamentos, que pode gravar cookies próprios para evitar fraude. Eles seguem a política dessa empresa. Os links para redes sociais só gravam cookies se você abrir a rede.',
          ],
        },
      ],
    },
    {
      id: 'como-aceitar-recusar-ou-apagar',
      titulo: 'Como aceitar, recusar ou apagar',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Na primeira visita mostramos um aviso no rodapé da página. Ao tocar em ',
            { strong: 'OK' },
            ', você registra que leu o aviso, e ele deixa de aparecer.',
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Você pode bloquear ou apagar cookies e dados do site a qualquer momento, nas configurações do navegador:',
          ],
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            [{ strong: 'Chrome e Edge:' }, ' Configurações, Privacidade e segurança, Cookies.'],
            [{ strong: 'Firefox:' }, ' Configurações, Privacidade e segurança, Cookies e dados de sites.'],
            [{ strong: 'Safari:' }, ' Ajustes, Safari, Avançado, Dados dos sites.'],
          ],
        },
        {
          kind: 'paragraph',
          line: [
            'Sem cookies e sem armazenamento local o site continua abrindo, mas você terá de entrar na conta outra vez a cada visita.',
          ],
        },
      ],
    },
    {
      id: 'fale-com-a-gente',
      titulo: 'Fale com a gente',
      blocos: [
        {
          kind: 'paragraph',
          line: [
            'Dúvidas sobre esta política: ',
            { text: 'privacidade@ciranda.example', link: 'mailto:privacidade@ciranda.example' },
            '. O tratamento dos seus dados pessoais está descrito na ',
            { text: 'política de privacidade', link: '/politica-de-privacidade' },
            '.',
          ],
        },
      ],
    },
  ],
};
