import type { TestCustomer } from '#testing/sandbox-client.ts';
import { onPglite } from '#test-kit/on-pglite.ts';

onPglite((sandbox) => {
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    sandbox.call('POST', `/api/users/${path}`, { body, headers });
  const login = (cpf: string, password: string) =>
    sandbox.call('POST', '/api/auth/login', { body: { cpf, password } });
  const wrong = (code: string) => (code === '0000' ? '1111' : '0000');
  const askCode = async ({ cpf, email }: TestCustomer) => {
    await post('forgot-password', { cpf });
    return sandbox.latestCode(email);
  };
  // The sandbox takes its own tests' requests for one client: each test brings its own browser.
  const browserOf = ({ id }: TestCustomer) => ({ 'user-agent': `test ${id}` });

  test('changes a forgotten password with a code from the mailbox', async () => {
    const customer = await sandbox.newCustomer();
    const browser = browserOf(customer);
    const code = await askCode(customer);

    expect(await post('validate', { code2FA: code, cpf: customer.cpf }, browser)).toMatchObject({
      status: 201,
    });
    expect(await post('change-password', { code, newPassword: 'nova_senha' }, browser)).toMatchObject({
      status: 200,
    });

    expect(await login(customer.cpf, 'ciranda1')).toMatchObject({ status: 401 });
    expect(await login(customer.cpf, 'nova_senha')).toMatchObject({ status: 200 });
    expect(await post('change-password', { code, newPassword: 'outra_1' }, browser)).toMatchObject({
      status: 400,
    });
  });

  test('sends no more than ten codes in 24 hours, whether or not the CPF has an account', async () => {
    const known = await sandbox.newCustomer();
    for (const cpf of [known.cpf, await sandbox.freshCpf()]) {
      for (let time = 0; time < 10; time += 1) {
        expect((await post('forgot-password', { cpf })).status).toBeLessThan(300);
        await sandbox.timePasses({ cpf }, 61);
      }
      expect(await post('forgot-password', { cpf })).toMatchObject({
        status: 429,
        body: { message: 'Você já pediu 10 códigos nas últimas 24 horas. Tente novamente mais tarde.' },
      });
    }
    await sandbox.timePasses(known, 24 * 3600);

    expect((await post('forgot-password', { cpf: known.cpf })).status).toBeLessThan(300);
  });

  test('responds the same whether or not the CPF has an account', async () => {
    const known = await sandbox.newCustomer();
    const unknown = await sandbox.freshCpf();

    const answers = [
      await post('forgot-password', { cpf: known.cpf }),
      await post('forgot-password', { cpf: unknown }),
    ];

    expect(answers[0]).toMatchObject({ status: 200 });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await post('forgot-password', { cpf: unknown })).toMatchObject({ status: 429 });
  });

  test('sends the next code after 60 seconds', async () => {
    const customer = await sandbox.newCustomer();
    await askCode(customer);

    expect(await post('forgot-password', { cpf: customer.cpf })).toMatchObject({ status: 429 });
    await sandbox.timePasses(customer, 60);
    expect(await post('forgot-password', { cpf: customer.cpf })).toMatchObject({ status: 200 });
    expect(await sandbox.mailsTo(customer.email)).toHaveLength(2);
  });

  test('accepts a code only in the browser that validated it', async () => {
    const customer = await sandbox.newCustomer();
    const code = await askCode(customer);
    const change = { code, newPassword: 'roubada1' };

    expect(await post('change-password', change, browserOf(customer))).toMatchObject({ status: 400 });
    await post('validate/password', { code2FA: code, cpf: customer.cpf }, browserOf(customer));
    expect(await post('change-password', change, { 'user-agent': 'somebody else' })).toMatchObject({
      status: 400,
    });
    expect(
      await post('change-password', change, { ...browserOf(customer), 'x-forwarded-for': '198.51.100.7' }),
    ).toMatchObject({ status: 400 });

    expect(await login(customer.cpf, 'ciranda1')).toMatchObject({ status: 200 });
  });

  test('keeps a validated code for ten minutes', async () => {
    const customer = await sandbox.newCustomer();
    const code = await askCode(customer);
    await post('validate', { code2FA: code, cpf: customer.cpf }, browserOf(customer));
    await sandbox.timePasses(customer, 601);

    expect(await post('change-password', { code, newPassword: 'nova_1' }, browserOf(customer))).toMatchObject(
      {
        status: 400,
        body: { message: 'Código inválido ou expirado.' },
      },
    );
  });

  test('gives up a validated code after five wrong ones', async () => {
    const customer = await sandbox.newCustomer();
    const browser = browserOf(customer);
    const code = await askCode(customer);
    await post('validate', { code2FA: code, cpf: customer.cpf }, browser);

    for (let tries = 0; tries < 5; tries += 1) {
      await post('change-password', { code: wrong(code), newPassword: 'nova_1' }, browser);
    }
    expect(await post('change-password', { code, newPassword: 'nova_1' }, browser)).toMatchObject({
      status: 400,
    });
  });

  test('locks a password code after five wrong tries', async () => {
    const customer = await sandbox.newCustomer();
    const code = await askCode(customer);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await post('validate', { code2FA: wrong(code), cpf: customer.cpf })).toMatchObject({
        status: 400,
      });
    }

    expect(await post('validate', { code2FA: code, cpf: customer.cpf })).toMatchObject({ status: 429 });
  });

  test('refuses a new password that is too short, and a CPF that is none', async () => {
    expect(await post('change-password', { code: '1234', newPassword: '12345' })).toMatchObject({
      status: 400,
      body: { message: 'A senha deve ter no mínimo 6 caracteres' },
    });
    expect(await post('forgot-password', { cpf: '123' })).toMatchObject({ status: 400 });
  });

  test('frees a locked login with a new password', async () => {
    const customer = await sandbox.newCustomer();
    for (let tries = 0; tries < 5; tries += 1) await login(customer.cpf, 'errada1');
    const code = await askCode(customer);
    await post('validate', { code2FA: code, cpf: customer.cpf }, browserOf(customer));
    await post('change-password', { code, newPassword: 'nova_senha' }, browserOf(customer));

    expect(await login(customer.cpf, 'nova_senha')).toMatchObject({ status: 200 });
  });

  test('sends somebody who never activated their account an activation code, good for a new password too', async () => {
    const customer = await sandbox.newCustomer({ isActivated: false });
    const browser = browserOf(customer);
    const code = await askCode(customer);

    expect(await post('validate', { code2FA: code, cpf: customer.cpf }, browser)).toMatchObject({
      status: 201,
    });
    expect(await login(customer.cpf, 'ciranda1')).toMatchObject({ status: 200 });
    expect(await post('change-password', { code, newPassword: 'nova_senha' }, browser)).toMatchObject({
      status: 200,
    });
    expect(await login(customer.cpf, 'nova_senha')).toMatchObject({ status: 200 });
  });
});
