import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { titles } from '#database/title-tables.ts';
import { demoPassword, joao, marina, rita } from '#database/seed/demo-customers.ts';
import { knownCards } from '#payment-provider/outcomes.ts';
import { html, page } from './html';
import type { Sandbox } from './sandbox';

/** The sandbox's front page: what it is, who can log in, what can be tried. */
export function indexRoutes(app: FastifyInstance, { db }: Sandbox) {
  app.get('/', async (_request, reply) => {
    const unused = await db
      .select()
      .from(titles)
      .where(and(eq(titles.kind, 'fisico'), isNull(titles.userId)))
      .orderBy(titles.number)
      .limit(6);
    return reply.type('text/html; charset=utf-8').send(indexPage(unused));
  });
}

const customers = [
  [marina, 'títulos de vários anos, prêmios e pedidos em todas as situações'],
  [joao, 'ainda sem títulos'],
  [rita, 'conta ainda não ativada'],
] as const;

const indexPage = (unused: (typeof titles.$inferSelect)[]) =>
  page(
    'Sandbox',
    html`<p>
        Faz as vezes da API, do provedor de pagamento, da caixa de e-mails e do serviço de IP. É uma
        ferramenta de desenvolvimento e testes, não a API de produção.
      </p>
      <section>
        <h2>Páginas</h2>
        <ul>
          <li><a href="/sandbox/mailbox">Caixa de e-mails</a>, com os códigos</li>
          <li><a href="/sandbox/pix">Confirmar Pix</a>, no papel do banco</li>
        </ul>
      </section>
      <section>
        <h2>Clientes de demonstração</h2>
        <p>Senha de todos: <code>${demoPassword}</code></p>
        <table>
          <tr>
            <th>CPF</th>
            <th>Nome</th>
            <th></th>
          </tr>
          ${customers.map(
            ([{ cpf, fullName }, has]) =>
              html`<tr>
                <td><code>${dotted(cpf)}</code></td>
                <td>${fullName}</td>
                <td>${has}</td>
              </tr>`,
          )}
        </table>
      </section>
      <section>
        <h2>Títulos físicos por cadastrar</h2>
        <table>
          <tr>
            <th>Produto</th>
            <th>Série</th>
            <th>Título</th>
            <th>Dígito</th>
            <th>Código de ativação</th>
          </tr>
          ${unused.map(printedRow)}
        </table>
      </section>
      <section>
        <h2>Cartões de teste</h2>
        <p>
          Validade futura, código de segurança de 3 dígitos e nome à vontade. Outros números válidos são
          aprovados.
        </p>
        <table>
          <tr>
            <th>Número</th>
            <th>Resultado</th>
          </tr>
          ${knownCards.map(
            ([number, outcome]) =>
              html`<tr>
                <td><code>${number}</code></td>
                <td>${outcome}</td>
              </tr>`,
          )}
        </table>
      </section>`,
  );

const printedRow = ({ number, checkDigit, activationCode }: typeof titles.$inferSelect) =>
  html`<tr>
    <td>${number.slice(0, 2)}</td>
    <td>${number.slice(2, 6)}</td>
    <td>${number.slice(6)}</td>
    <td>${checkDigit ?? ''}</td>
    <td><code>${activationCode ?? ''}</code></td>
  </tr>`;

const dotted = (cpf: string) => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
