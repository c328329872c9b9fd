import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { users } from '#database/customer-tables.ts';
import { sendMail } from '#mailbox/mailbox.ts';
import { hashPassword } from '#resources/auth/password.ts';
import { customerOf, type UserRow } from '#resources/auth/session.ts';
import { endCode, makeCode, redeemCode } from './codes';
import { greetingName, newAddressLetter } from './letters';
import { pauseBetweenSendings } from './pause';
import { emailRule, passwordRule, personalRules } from './rules';

const emailBody = v.strictObject({ email: emailRule });
const passwordBody = v.strictObject({ password: passwordRule });
const confirmBody = v.object({ code: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Código inválido.')) });

/** A customer's own record: reading it, changing what they may change, and a new e-mail address in two steps. */
export function profileRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db, clock, config } = sandbox;

  app.get('/users/me', async (request) => shown(await customerOf(sandbox, request)));

  app.patch<{ Params: { id: string } }>('/users/:id', async (request) => {
    const customer = await customerOf(sandbox, request);
    if (request.params.id !== customer.id)
      throw new Refusal(403, 'Você só pode alterar o seu próprio cadastro.');
    const fields = Object.keys(read(v.record(v.string(), v.unknown()), request.body));
    if (fields.includes('email')) return startEmailChange(customer, read(emailBody, request.body).email);
    if (fields.includes('password')) {
      const passwordHash = await hashPassword(read(passwordBody, request.body).password, config.hashRounds);
      return updated(customer, { passwordHash });
    }
    return updated(customer, read(v.partial(v.strictObject(personalRules(clock.now()))), request.body));
  });

  app.post('/users/update-email', async (request) => {
    const customer = await customerOf(sandbox, request);
    const { code } = read(confirmBody, request.body);
    await redeemCode(sandbox, { purpose: 'email', userId: customer.id, typed: code }, async (tx, proven) => {
      await endCode(tx, proven, clock.now());
      await tx.update(users).set({ email: proven.subject }).where(eq(users.id, customer.id));
    });
    return { message: 'E-mail alterado' };
  });

  async function startEmailChange(customer: UserRow, email: string) {
    if (email === customer.email) throw new Refusal(400, 'O novo e-mail é igual ao atual.');
    await pauseBetweenSendings(sandbox, `email ${customer.id} ${email}`, customer.id);
    const code = await makeCode(sandbox, { purpose: 'email', userId: customer.id, subject: email });
    await sendMail(sandbox, newAddressLetter({ to: email, name: greetingName(customer), code }));
    return shown(customer);
  }

  async function updated(customer: UserRow, fields: Partial<UserRow>) {
    if (Object.keys(fields).length === 0) return shown(customer);
    const [user] = await db.update(users).set(fields).where(eq(users.id, customer.id)).returning();
    return shown(user ?? customer);
  }
}

/** A customer as the API shows them: never the password's hash, and the birth date as ISO at UTC midnight. */
function shown({ passwordHash: _hidden, createdAt: _created, birthDate, ...user }: UserRow) {
  return { ...user, birthDate: `${birthDate}T00:00:00.000Z` };
}
