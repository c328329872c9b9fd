import { randomInt, randomUUID } from 'node:crypto';
import type { Sandbox } from '#app/sandbox.ts';
import { users } from '#database/customer-tables.ts';
import { demoPassword } from '#database/seed/demo-customers.ts';
import { hashPassword } from '#resources/auth/password.ts';
import { signToken } from '#resources/auth/token.ts';

/** Makes a customer whom nobody else uses, with an e-mail address of their own. */
export async function makeCustomer(
  sandbox: Sandbox,
  { isActivated = true, fullName = 'Clara Teste da Silva' },
) {
  const cpf = freshCpf();
  const [user] = await sandbox.db
    .insert(users)
    .values({
      cpf,
      fullName,
      isActivated,
      email: `${randomUUID().slice(0, 13)}@ciranda.example`,
      passwordHash: await hashPassword(demoPassword, sandbox.config.hashRounds),
      birthDate: '1990-05-17',
      ddd: '21',
      phone: '998877665',
      postalCode: '22041001',
      address: 'Rua das Palmeiras',
      number: '45',
      neighborhood: 'Centro',
      city: 'Niterói',
      state: 'RJ',
      createdAt: sandbox.clock.now(),
    })
    .returning();
  if (!user) throw new Error('the customer was not written');
  const token = await signToken(sandbox, user.id);
  return { id: user.id, cpf, email: user.email, fullName, password: demoPassword, token };
}

/** A well-formed CPF that probably nobody has. */
export function freshCpf(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(10));
  for (const weight of [10, 11]) {
    const total = digits.reduce((sum, digit, at) => sum + digit * (weight - at), 0);
    digits.push(((total * 10) % 11) % 10);
  }
  return new Set(digits).size === 1 ? freshCpf() : digits.join('');
}
