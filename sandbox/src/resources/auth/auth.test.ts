import { onPglite } from '#test-kit/on-pglite.ts';

onPglite((sandbox) => {
  const login = (cpf: unknown, password: unknown) =>
    sandbox.call<{ access_token: string }>('POST', '/api/auth/login', { body: { cpf, password } });
  const minutes = (count: number) => count * 60;

  test('gives a token that ends after an hour', async () => {
    const { cpf, id } = await sandbox.newCustomer();

    const { status, body } = await login(cpf, 'ciranda1');

    const payload = body.access_token.split('.')[1] ?? '';
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(status).toBe(200);
    expect(claims.sub).toBe(id);
    expect(claims.exp - claims.iat).toBe(3600);
  });

  test('says the same of a wrong password and of an unknown CPF', async () => {
    const { cpf } = await sandbox.newCustomer();
    const refused = { status: 401, body: { message: 'CPF ou senha inválido(a)', statusCode: 401 } };

    expect(await login(cpf, 'ciranda2')).toMatchObject(refused);
    expect(await login(await sandbox.freshCpf(), 'ciranda1')).toMatchObject(refused);
  });

  test('sends a customer who has not activated their account to their e-mail', async () => {
    const { cpf } = await sandbox.newCustomer({ isActivated: false });

    expect(await login(cpf, 'ciranda1')).toMatchObject({
      status: 403,
      body: { message: 'Use o link de ativação enviado por e-mail' },
    });
    expect(await login(cpf, 'errada1')).toMatchObject({ status: 401 });
  });

  test('sends that customer a new activation code, a minute apart, and nobody without the password', async () => {
    const customer = await sandbox.newCustomer({ isActivated: false });
    await login(customer.cpf, 'errada1');
    expect(await sandbox.mailsTo(customer.email)).toEqual([]);

    await login(customer.cpf, 'ciranda1');
    await login(customer.cpf, 'ciranda1');
    expect(await sandbox.mailsTo(customer.email)).toHaveLength(1);

    await sandbox.timePasses(customer, 601);
    await login(customer.cpf, 'ciranda1');
    const code2FA = await sandbox.latestCode(customer.email);
    expect(
      await sandbox.call('POST', '/api/users/validate', { body: { cpf: customer.cpf, code2FA } }),
    ).toMatchObject({ status: 201 });
    expect(await login(customer.cpf, 'ciranda1')).toMatchObject({ status: 200 });
  });

  test('makes a customer wait after five wrong passwords, and lets them in 15 minutes later', async () => {
    const customer = await sandbox.newCustomer();
    for (let tries = 0; tries < 5; tries += 1) await login(customer.cpf, 'errada1');

    expect(await login(customer.cpf, 'ciranda1')).toMatchObject({
      status: 429,
      body: { message: 'Muitas tentativas de login. Tente novamente em 15 minutos.' },
    });

    await sandbox.timePasses(customer, minutes(15));
    expect(await login(customer.cpf, 'ciranda1')).toMatchObject({ status: 200 });
  });

  test('forgets wrong passwords after a right one', async () => {
    const { cpf } = await sandbox.newCustomer();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await login(cpf, 'errada1');
      expect(await login(cpf, 'ciranda1')).toMatchObject({ status: 200 });
    }
  });

  test.each([
    ['529.982.247-25', 'ciranda1'],
    ['5299822472', 'ciranda1'],
    [52998224725, 'ciranda1'],
    ['52998224725', ''],
    ['52998224725', undefined],
    ['52998224725', { $ne: '' }],
  ])('refuses the pair %j, %j as no login at all', async (cpf, password) => {
    expect(await login(cpf, password)).toMatchObject({ status: 400, body: { statusCode: 400 } });
  });

  test.each([
    'GET /users/me',
    'GET /titulo-de-capitalizacao/list',
    'GET /payments/list',
    'POST /payout/create',
  ])('refuses %s without a token, with a foreign one and with one that has ended', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const customer = await sandbox.newCustomer();
    const refused = {
      status: 401,
      body: { message: 'Sessão expirada. Faça login novamente.', statusCode: 401 },
    };
    const [header, payload] = customer.token.split('.');

    const tokens = [undefined, 'nonsense', `${header}.${payload}.AAAA`, await sandbox.tokenFor(customer, -1)];
    for (const token of tokens) {
      expect(await sandbox.call(method, `/api${path}`, { token })).toMatchObject(refused);
    }
  });
});
