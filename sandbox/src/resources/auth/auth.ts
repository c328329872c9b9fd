import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { users } from '#database/customer-tables.ts';
import { sendActivationAgain } from '#resources/users/registration.ts';
import { countFailure, forgetFailures, refuseWhenLocked } from './attempts';
import { passwordMatches } from './password';
import { signToken } from './token';

const loginBody = v.object({
  cpf: v.pipe(
    v.string(),
    v.digits('Informe o CPF só com dígitos.'),
    v.length(11, 'Informe os 11 dígitos do CPF.'),
  ),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/** `POST /auth/login` (D16): five tries per CPF, then a pause of 15 minutes. */
export function authRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.post('/auth/login', async (request) => {
    const { cpf, password } = read(loginBody, request.body);
    await refuseWhenLocked(sandbox, cpf);
    const [user] = await sandbox.db.select().from(users).where(eq(users.cpf, cpf));
    if (!(await passwordMatches(password, user?.passwordHash)) || !user) {
      await countFailure(sandbox, cpf);
      throw new Refusal(401, 'CPF ou senha inválido(a)');
    }
    await forgetFailures(sandbox, cpf);
    if (!user.isActivated) {
      await sendActivationAgain(sandbox, user);
      throw new Refusal(403, 'Use o link de ativação enviado por e-mail');
    }
    return { access_token: await signToken(sandbox, user.id) };
  });
}
