import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { users } from '#database/customer-tables.ts';
import { sendMail } from '#mailbox/mailbox.ts';
import { hashPassword, passwordMatches } from '#resources/auth/password.ts';
import { countFailure, forgetFailures, refuseWhenLocked } from '#resources/auth/attempts.ts';
import type { UserRow } from '#resources/auth/session.ts';
import { makeCode } from './codes';
import { activationLetter, greetingName } from './letters';
import { pauseBetweenSendings, secondsToWait } from './pause';
import { cpfRule, emailRule, personalRules, registrationPasswordRule } from './rules';

const registrationBody = (today: Date) =>
  v.object({ ...personalRules(today), cpf: cpfRule, email: emailRule, password: registrationPasswordRule });

const resendBody = v.object({ cpf: cpfRule, password: v.string(), email: v.nullish(emailRule) });

/** `POST /users` and `POST /users/resend-code` (D17): one account per CPF, which must be activated. */
export function registrationRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db, clock, config } = sandbox;

  app.post('/users', async (request, reply) => {
    const { password, ...fields } = read(registrationBody(clock.now()), request.body);
    const passwordHash = await hashPassword(password, config.hashRounds);
    const [user] = await db
      .insert(users)
      .values({ ...fields, passwordHash, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!user) throw new Refusal(409, 'CPF já cadastrado');
    await pauseBetweenSendings(sandbox, activationKey(user), user.id);
    await sendActivation(sandbox, user);
    return reply.code(201).send({ id: user.id });
  });

  app.post('/users/resend-code', async (request) => {
    const { cpf, password, email } = read(resendBody, request.body);
    await refuseWhenLocked(sandbox, cpf);
    const [user] = await db.select().from(users).where(eq(users.cpf, cpf));
    if (!(await passwordMatches(password, user?.passwordHash)) || !user) {
      await countFailure(sandbox, cpf);
      throw new Refusal(401, 'CPF ou senha inválido(a)');
    }
    await forgetFailures(sandbox, cpf);
    if (user.isActivated) throw new Refusal(409, 'Esta conta já está ativada');
    const addressed = { ...user, email: email ?? user.email };
    await pauseBetweenSendings(sandbox, activationKey(addressed), user.id);
    await db.update(users).set({ email: addressed.email }).where(eq(users.id, user.id));
    await sendActivation(sandbox, addressed);
    return { message: 'Código enviado' };
  });
}

/** Sends a customer a new activation code. */
export async function sendActivation(sandbox: Sandbox, user: UserRow) {
  const code = await makeCode(sandbox, { purpose: 'activation', userId: user.id });
  const letter = { to: user.email, name: greetingName(user), code };
  await sendMail(sandbox, activationLetter(letter, sandbox.config.siteUrl, user.cpf));
}

/** Sends a new activation code, unless the last one is on its way. */
export async function sendActivationAgain(sandbox: Sandbox, user: UserRow) {
  const isFree = (await secondsToWait(sandbox, { key: activationKey(user), userId: user.id })) === 0;
  if (isFree) await sendActivation(sandbox, user);
}

const activationKey = ({ cpf, email }: Pick<UserRow, 'cpf' | 'email'>) => `activation ${cpf} ${email}`;
