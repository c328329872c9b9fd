import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { html, page } from '#app/html.ts';
import { read } from '#app/read.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { readMails } from './mailbox';

const filter = v.object({ para: v.optional(v.string()) });

/** The mailbox for people, `/sandbox/mailbox`, and for tests, `/sandbox/mailbox.json?para=`. */
export function mailboxRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get('/sandbox/mailbox.json', async (request) => readMails(sandbox, read(filter, request.query).para));

  app.get('/sandbox/mailbox', async (request, reply) => {
    const { para } = read(filter, request.query);
    return reply.type('text/html; charset=utf-8').send(mailboxPage(await readMails(sandbox, para), para));
  });
}

type Mails = Awaited<ReturnType<typeof readMails>>;

function mailboxPage(mails: Mails, recipient?: string) {
  return page(
    'Caixa de e-mails',
    html`<form>
        <label>Destinatário <input type="email" name="para" value="${recipient ?? ''}" /></label>
        <button>Filtrar</button>
      </form>
      <p>
        <small>Os e-mails mais novos primeiro. Recarregue a página para ver os que acabaram de chegar.</small>
      </p>
      ${mails.length === 0 ? html`<p>Nenhum e-mail por aqui.</p>` : mails.map(mailArticle)}`,
  );
}

const mailArticle = ({ recipient, subject, body, code, sentAt }: Mails[number]) =>
  html`<article>
    <h2>${subject}</h2>
    <p><small>Para ${recipient}, em ${inSaoPaulo(sentAt)}</small></p>
    ${code ? html`<p><span class="code">${code}</span></p>` : ''}
    <pre>${body}</pre>
  </article>`;

const inSaoPaulo = (moment: Date) =>
  moment.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' });
