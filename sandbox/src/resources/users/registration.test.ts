import { onPglite } from '#test-kit/on-pglite.ts';

onPglite((sandbox) => {
  const draft = async (changes: Record<string, unknown> = {}) => {
    const cpf = await sandbox.freshCpf();
    return {
      fullName: 'José D Ávila 2',
      socialName: '',
      cpf,
      birthDate: '1992-02-29T00:00:00.000Z',
      postalCode: '30140071',
      address: 'Rua dos Ipês',
      number: '45',
      complement: '',
      neighborhood: 'Savassi',
      city: 'Belo Horizonte',
      state: 'MG',
      politicallyExposed: false,
      email: `${cpf}@ciranda.example`,
      ddd: '31',
      phone: '988776655',
      password: 'ciranda1',
      receiveAdvertisement: true,
      code2FA: '',
      ...changes,
    };
  };
  const register = (body: unknown) => sandbox.call('POST', '/api/users', { body });
  const validate = (cpf: string, code2FA: string) =>
    sandbox.call('POST', '/api/users/validate', { body: { cpf, code2FA } });
  const login = (cpf: string, password = 'ciranda1') =>
    sandbox.call('POST', '/api/auth/login', { body: { cpf, password } });
  const resend = (body: unknown) => sandbox.call('POST', '/api/users/resend-code', { body });
  const otherThan = (code: string) => (code === '0000' ? '1111' : '0000');

  test('registers, sends a code by e-mail, activates with it and lets the customer in', async () => {
    const { cpf, email, ...fields } = await draft();

    expect(await register({ cpf, email, ...fields })).toMatchObject({ status: 201 });
    expect(await login(cpf)).toMatchObject({ status: 403 });

    const [mail] = await sandbox.mailsTo(email);
    expect(mail?.subject).toBe('Ative sua conta na Ciranda Cap');
    expect(mail?.body).toContain(`/cadastro/passos/3?cpf=${cpf}&code=${mail?.code}`);
    expect(await validate(cpf, mail?.code ?? '')).toMatchObject({ status: 201 });
    expect(await login(cpf)).toMatchObject({ status: 200 });
  });

  test('gives one account to one CPF, also when two registrations arrive at once', async () => {
    const body = await draft();

    const answers = await Promise.all([register(body), register(body)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await register(body)).toMatchObject({ status: 409, body: { message: 'CPF já cadastrado' } });
  });

  const longAgo = (years: number, days: number) => {
    const day = new Date(Date.now() - 3 * 3600 * 1000);
    day.setUTCFullYear(day.getUTCFullYear() - years);
    day.setUTCDate(day.getUTCDate() + days);
    return `${day.toISOString().slice(0, 10)}T00:00:00.000Z`;
  };

  test.each([
    ['cpf', '52998224724', 'CPF inválido'],
    ['cpf', '11111111111', 'CPF inválido'],
    ['cpf', '529.982.247-25', 'CPF inválido'],
    ['cpf', 52998224725, 'Campo inválido: cpf.'],
    ['fullName', 'Jo', 'Nome inválido'],
    ['fullName', 'Maria', 'Nome inválido'],
    ['fullName', 'Maria  ', 'Nome inválido'],
    ['fullName', "Maria 'Ávila", 'Nome inválido'],
    ['fullName', 'Ana--Maria Souza', 'Nome inválido'],
    ['fullName', 'Ana- Maria', 'Nome inválido'],
    ['fullName', undefined, 'Campo obrigatório: fullName.'],
    ['birthDate', '1990-02-30', 'Data inválida'],
    ['birthDate', '31/01/1990', 'Data inválida'],
    ['birthDate', longAgo(-1, 0), 'Não é possível incluir uma data futura'],
    ['birthDate', longAgo(16, 1), 'Você deve ter 16 anos ou mais para criar uma conta'],
    ['postalCode', '0131010', 'CEP inválido'],
    ['address', '--', 'Endereço inválido'],
    ['address', 'A', 'Endereço inválido'],
    ['neighborhood', '...', 'Bairro inválido'],
    ['city', '', 'Cidade inválida'],
    ['state', 'XX', 'Estado inválido'],
    ['number', 'S/N', 'Número inválido'],
    ['number', '123456', 'Número inválido'],
    ['email', 'maria@', 'Precisa ser um e-mail válido'],
    ['ddd', '1', 'DDD inválido'],
    ['phone', '1234567', 'Telefone inválido'],
    ['password', 'a1b2c', 'A senha deve ter no mínimo 6 caracteres'],
    ['password', '000000', 'A senha não pode ser formada apenas por zeros'],
    ['password', '      ', 'A senha não pode ser formada apenas por espaços'],
    ['password', 'açúcar', 'A senha não pode ser formada apenas por letras'],
    ['password', '!@#$%&', 'A senha não pode ser formada apenas por caracteres especiais'],
    ['password', 'abc 123', 'A senha não pode ter caracteres em branco'],
    ['politicallyExposed', 'Sim', 'Campo inválido: politicallyExposed.'],
    ['receiveAdvertisement', 'true', 'Campo inválido: receiveAdvertisement.'],
  ])('refuses the %s %j: %s', async (field, value, message) => {
    expect(await register(await draft({ [field]: value }))).toMatchObject({ status: 400, body: { message } });
  });

  test.each([
    ['birthDate', longAgo(16, 0)],
    ['birthDate', longAgo(16, -1)],
    ['fullName', '  Ana Ó 3 '],
    ['fullName', "Maria d'Ávila"],
    ['fullName', 'Ana-Maria Sant’Anna'],
    ['number', 7],
    ['socialName', undefined],
    ['password', 'abcde!'],
  ])('accepts the %s %j', async (field, value) => {
    expect(await register(await draft({ [field]: value }))).toMatchObject({ status: 201 });
  });

  test('locks a code after five wrong ones, the right one too', async () => {
    const body = await draft();
    await register(body);
    const code = await sandbox.latestCode(body.email);

    for (let tries = 0; tries < 5; tries += 1) {
      expect(await validate(body.cpf, otherThan(code))).toMatchObject({ status: 400 });
    }
    expect(await validate(body.cpf, code)).toMatchObject({
      status: 429,
      body: { message: 'Código bloqueado após 5 tentativas. Peça um novo código.' },
    });
  });

  test('lets a code end after ten minutes', async () => {
    const body = await draft();
    await register(body);
    const code = await sandbox.latestCode(body.email);
    await sandbox.timePasses(body, 601);

    expect(await validate(body.cpf, code)).toMatchObject({
      status: 400,
      body: { message: 'Código expirado. Peça um novo código.' },
    });
  });

  test('sends a new code after a minute, and the old one ends', async () => {
    const body = await draft();
    await register(body);
    const old = await sandbox.latestCode(body.email);

    expect(await resend(body)).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Aguarde \d+ segundos para pedir um novo código\.$/) },
    });
    await sandbox.timePasses(body, 60);
    expect(await resend(body)).toMatchObject({ status: 200 });

    const [mail] = await sandbox.mailsTo(body.email);
    if (mail?.code !== old) expect(await validate(body.cpf, old)).toMatchObject({ status: 400 });
    expect(await validate(body.cpf, mail?.code ?? '')).toMatchObject({ status: 201 });
    expect(await resend(body)).toMatchObject({
      status: 409,
      body: { message: 'Esta conta já está ativada' },
    });
  });

  test('corrects the address of an account that is not activated, for somebody who knows its password', async () => {
    const body = await draft();
    await register(body);
    const email = `novo-${body.cpf}@ciranda.example`;

    expect(await resend({ cpf: body.cpf, password: 'errada1', email })).toMatchObject({ status: 401 });
    expect(await resend({ cpf: body.cpf, password: 'ciranda1', email })).toMatchObject({ status: 200 });

    expect(await sandbox.mailsTo(email)).toHaveLength(1);
    expect(await validate(body.cpf, await sandbox.latestCode(email))).toMatchObject({ status: 201 });
  });
});
