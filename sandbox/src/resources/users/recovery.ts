import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { after } from '#app/clock.ts';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { codes, users } from '#database/customer-tables.ts';
import { sendMail } from '#mailbox/mailbox.ts';
import { forgetFailures } from '#resources/auth/attempts.ts';
import { hashPassword } from '#resources/auth/password.ts';
import { codeSeconds, endCode, makeCode, redeemCode, type CodeRow } from './codes';
import { greetingName, passwordLetter } from './letters';
import { pauseBetweenSendings, requireDailyShare } from './pause';
import { sendActivation } from './registration';
import { cpfRule, passwordRule } from './rules';

const codeRule = v.pipe(v.string(), v.regex(/^\d{4}$/, 'Código inválido.'));
const checkBody = v.object({ code2FA: codeRule, cpf: cpfRule });
const changeBody = v.object({ code: codeRule, newPassword: passwordRule });

/** The calls around activation and a forgotten password: they know the customer by CPF and code only. */
export function recoveryRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.post('/users/forgot-password', async (request) => {
    const { cpf } = read(v.object({ cpf: cpfRule }), request.body);
    await pauseBetweenSendings(sandbox, `password ${cpf}`);
    await requireDailyShare(sandbox, `password ${cpf}`);
    const user = await userByCpf(sandbox, cpf);
    // The response does not reveal whether the CPF has an account.
    if (user?.isActivated) await sendPasswordCode(sandbox, user);
    else if (user) await sendActivation(sandbox, user);
    return { message: 'Código enviado' };
  });

  app.post('/users/validate', async (request, reply) => {
    const { code2FA, cpf } = read(checkBody, request.body);
    const user = await userByCpf(sandbox, cpf);
    if (user && !user.isActivated) await activate(sandbox, request, { userId: user.id, typed: code2FA });
    else await validatePasswordCode(sandbox, request, { userId: user?.id, typed: code2FA });
    return reply.code(201).send({ message: 'Código validado' });
  });

  app.post('/users/validate/password', async (request, reply) => {
    const { code2FA, cpf } = read(checkBody, request.body);
    const user = await userByCpf(sandbox, cpf);
    await validatePasswordCode(sandbox, request, { userId: user?.id, typed: code2FA });
    return reply.code(201).send({ message: 'Código validado' });
  });

  app.post('/users/change-password', async (request) => {
    const { code, newPassword } = read(changeBody, request.body);
    const validated = await validatedCodeOf(sandbox, clientOf(request), code);
    const passwordHash = await hashPassword(newPassword, sandbox.config.hashRounds);
    const [user] = await sandbox.db.transaction(async (tx) => {
      await endCode(tx, validated, sandbox.clock.now());
      return tx.update(users).set({ passwordHash }).where(eq(users.id, validated.userId)).returning();
    });
    if (user) await forgetFailures(sandbox, user.cpf);
    return { message: 'Senha alterada' };
  });
}

async function userByCpf({ db }: Sandbox, cpf: string) {
  const [user] = await db.select().from(users).where(eq(users.cpf, cpf));
  return user;
}

async function sendPasswordCode(sandbox: Sandbox, user: typeof users.$inferSelect) {
  const code = await makeCode(sandbox, { purpose: 'password', userId: user.id });
  await sendMail(sandbox, passwordLetter({ to: user.email, name: greetingName(user), code }));
}

// The code proves the mailbox: a recovery goes on to its new password with it.
async function activate(
  sandbox: Sandbox,
  request: FastifyRequest,
  { userId, typed }: { userId: string; typed: string },
) {
  await redeemCode(sandbox, { purpose: 'activation', userId, typed }, async (tx, { id }) => {
    await tx
      .update(codes)
      .set({ purpose: 'password', ...validatedBy(sandbox, request) })
      .where(eq(codes.id, id));
    await tx.update(users).set({ isActivated: true }).where(eq(users.id, userId));
  });
}

async function validatePasswordCode(
  sandbox: Sandbox,
  request: FastifyRequest,
  { userId = nobody, typed }: { userId?: string; typed: string },
) {
  await redeemCode(sandbox, { purpose: 'password', userId, typed }, (tx, { id }) =>
    tx.update(codes).set(validatedBy(sandbox, request)).where(eq(codes.id, id)),
  );
}

const validatedBy = ({ clock }: Sandbox, request: FastifyRequest) => ({
  validatedAt: clock.now(),
  client: clientOf(request),
  expiresAt: after(clock.now(), codeSeconds),
  triesLeft: 5,
});

const nobody = '00000000-0000-0000-0000-000000000000';

// D42: the contract sends the code alone, so the client that validated it stands for the customer.
const clientOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.ip}\n${request.headers['user-agent'] ?? ''}`)
    .digest('hex');

async function validatedCodeOf({ db, clock }: Sandbox, client: string, typed: string): Promise<CodeRow> {
  const validatedHere = and(
    eq(codes.purpose, 'password'),
    eq(codes.client, client),
    isNotNull(codes.validatedAt),
    isNull(codes.usedAt),
    gt(codes.expiresAt, clock.now()),
    gt(codes.triesLeft, 0),
  );
  const open = await db.select().from(codes).where(validatedHere).orderBy(desc(codes.validatedAt));
  const right = open.find(({ code }) => code === typed);
  if (right) return right;
  await db
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(validatedHere);
  throw new Refusal(400, 'Código inválido ou expirado.');
}
