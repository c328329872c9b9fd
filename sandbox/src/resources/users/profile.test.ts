import { user } from '@site/contracts/api/users';
import * as v from 'valibot';
import type { TestCustomer } from '#testing/sandbox-client.ts';
import { onPglite } from '#test-kit/on-pglite.ts';

onPglite((sandbox) => {
  const me = async ({ token }: TestCustomer) =>
    (await sandbox.call<Record<string, unknown>>('GET', '/api/users/me', { token })).body;
  const patch = ({ id, token }: TestCustomer, body: unknown, of = id) =>
    sandbox.call('PATCH', `/api/users/${of}`, { token, body });
  const confirm = ({ token }: TestCustomer, code: string) =>
    sandbox.call('POST', '/api/users/update-email', { token, body: { code } });

  test('shows a customer their own record, and never the password', async () => {
    const customer = await sandbox.newCustomer();

    const record = await me(customer);

    expect(v.parse(user, record)).toMatchObject({ id: customer.id, cpf: customer.cpf, isActivated: true });
    expect(record.birthDate).toBe('1990-05-17T00:00:00.000Z');
    expect(Object.keys(record).filter((name) => /pass|hash/i.test(name))).toEqual([]);
  });

  test('saves what a customer may change', async () => {
    const customer = await sandbox.newCustomer();
    const changes = { city: 'Recife', state: 'PE', phone: '33445566', birthDate: '1985-11-02T00:00:00.000Z' };

    expect(await patch(customer, changes)).toMatchObject({ status: 200, body: changes });
    expect(await me(customer)).toMatchObject({ ...changes, cpf: customer.cpf, email: customer.email });
  });

  test.each([
    [{ id: 'x', city: 'Recife' }, 'Campo não permitido: id.'],
    [{ cpf: '52998224725' }, 'Campo não permitido: cpf.'],
    [{ isActivated: false }, 'Campo não permitido: isActivated.'],
    [{ code2FA: '1234' }, 'Campo não permitido: code2FA.'],
    [{ passwordHash: 'x' }, 'Campo não permitido: passwordHash.'],
    [{ email: 'outro@ciranda.example', city: 'Recife' }, 'Campo não permitido: city.'],
    [{ password: 'nova_1', city: 'Recife' }, 'Campo não permitido: city.'],
    [{ city: '' }, 'Cidade inválida'],
    [{ phone: '123' }, 'Telefone inválido'],
    [{ birthDate: '2999-01-01' }, 'Não é possível incluir uma data futura'],
  ])('refuses to change %j: %s', async (body, message) => {
    const customer = await sandbox.newCustomer();
    const before = await me(customer);

    expect(await patch(customer, body)).toMatchObject({ status: 400, body: { message } });
    expect(await me(customer)).toEqual(before);
  });

  test("refuses to change another customer's record", async () => {
    const [mine, other] = [await sandbox.newCustomer(), await sandbox.newCustomer()];

    expect(await patch(mine, { city: 'Recife' }, other.id)).toMatchObject({ status: 403 });
    expect(await me(other)).toMatchObject({ city: 'Niterói' });
  });

  test('changes the e-mail address only with the code that the new address got', async () => {
    const customer = await sandbox.newCustomer();
    const email = `novo-${customer.cpf}@ciranda.example`;

    expect(await patch(customer, { email })).toMatchObject({ status: 200, body: { email: customer.email } });
    expect(await sandbox.mailsTo(customer.email)).toEqual([]);
    const code = await sandbox.latestCode(email);
    expect(await confirm(customer, code === '0000' ? '1111' : '0000')).toMatchObject({ status: 400 });
    expect(await me(customer)).toMatchObject({ email: customer.email });

    expect(await confirm(customer, code)).toMatchObject({ status: 200 });
    expect(await me(customer)).toMatchObject({ email });
    expect(await confirm(customer, code)).toMatchObject({ status: 400 });
  });

  test("does not take another customer's code for an address", async () => {
    const [mine, other] = [await sandbox.newCustomer(), await sandbox.newCustomer()];
    const email = `novo-${mine.cpf}@ciranda.example`;
    await patch(mine, { email });

    expect(await confirm(other, await sandbox.latestCode(email))).toMatchObject({ status: 400 });
    expect(await me(other)).toMatchObject({ email: other.email });
  });

  test('resends the code for an address after a minute, and takes a corrected address at once', async () => {
    const customer = await sandbox.newCustomer();
    const [typo, right] = [`a-${customer.cpf}@ciranda.example`, `b-${customer.cpf}@ciranda.example`];
    await patch(customer, { email: typo });

    expect(await patch(customer, { email: typo })).toMatchObject({ status: 429 });
    expect(await patch(customer, { email: right })).toMatchObject({ status: 200 });
    expect(await confirm(customer, await sandbox.latestCode(right))).toMatchObject({ status: 200 });
    expect(await me(customer)).toMatchObject({ email: right });
  });

  test.each([{ email: 'sem-arroba' }, { email: '' }])('refuses %j as a new address', async (body) => {
    expect(await patch(await sandbox.newCustomer(), body)).toMatchObject({ status: 400 });
  });

  test('refuses the address that the customer has already', async () => {
    const customer = await sandbox.newCustomer();

    expect(await patch(customer, { email: customer.email.toUpperCase() })).toMatchObject({
      status: 400,
      body: { message: 'O novo e-mail é igual ao atual.' },
    });
  });

  test('sets a password by PATCH', async () => {
    const customer = await sandbox.newCustomer();

    expect(await patch(customer, { password: 'nova_senha' })).toMatchObject({ status: 200 });
    expect(
      await sandbox.call('POST', '/api/auth/login', { body: { cpf: customer.cpf, password: 'nova_senha' } }),
    ).toMatchObject({ status: 200 });
  });
});
