import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Answers } from '@site/testing/network';
import { pasteInto } from '@site/testing/paste-into';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { SignUpPage } from './sign-up.page';

const required = 'Todos os campos obrigatórios devem ser preenchidos.';

function open(at = '/cadastro/passos/1', answers: Answers = {}, user?: UserEvent) {
  return renderPage(<SignUpPage />, { page: 'signUp', at, answers, ...(user && { user }) });
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const steps = () => within(screen.getByLabelText('Etapas'));
const next = () => screen.getByText('Próximo passo');
const confirm = () => screen.getByText('Confirmar cadastro');
const firstBox = () => screen.getByLabelText('Caractere 1 de 4');

const paste = (user: UserEvent, name: string, text: string) => pasteInto(user, field(name), text);

async function fillPersonalStep(user: UserEvent) {
  await paste(user, 'Nome completo', 'Joana Lima Prado');
  await paste(user, 'CPF', '111.444.777-35');
  await paste(user, 'Data de nascimento', '29/02/1992');
  await user.click(screen.getByRole('radio', { name: 'Não' }));
  await paste(user, 'CEP', '30140-071');
  await paste(user, 'Endereço', 'Rua dos Ipês');
  await paste(user, 'Número', '45');
  await paste(user, 'Bairro', 'Savassi');
  await paste(user, 'Cidade', 'Belo Horizonte');
  await user.selectOptions(field('Estado'), 'MG');
}

async function fillContact(user: UserEvent) {
  await paste(user, 'E-mail', 'joana@ciranda.example');
  await paste(user, 'DDD', '31');
  await paste(user, 'Telefone', '98877-6655');
}

/** The repeated password is not pasted: here a password manager fills it in. */
async function fillPasswords(user: UserEvent) {
  await paste(user, 'Senha', 'ciranda1');
  fireEvent.change(field('Repita a senha'), { target: { value: 'ciranda1' } });
}

const contact = { email: 'joana@ciranda.example', ddd: '31', phone: '988776655' };

/** What step 1 leaves in the tab, with the contact of step 2 where that was filled too. */
const draftOf = (reached: number, { email = '', ddd = '', phone = '' }: Partial<typeof contact> = {}) => ({
  reached,
  ...{ fullName: 'Joana Lima Prado', socialName: '', cpf: '11144477735', birthDate: '29021992' },
  ...{ postalCode: '30140071', address: 'Rua dos Ipês', number: '45', complement: '' },
  ...{ neighborhood: 'Savassi', city: 'Belo Horizonte', state: 'MG', politicallyExposed: 'false' },
  ...{ email, ddd, phone, receiveAdvertisement: false },
});

function openFilled(step: number, { answers, user, reached = step, ...filled }: Filled = {}) {
  sessionStorage.setItem('signUpDraft', JSON.stringify(draftOf(reached, filled)));
  return open(`/cadastro/passos/${step}`, answers, user);
}
interface Filled extends Partial<typeof contact> {
  answers?: Answers;
  user?: UserEvent;
  reached?: number;
}

const created: Answers = { 'POST /api/users': { status: 201, body: {} } };

/** Submits step 2. */
async function register(answers: Answers, user?: UserEvent) {
  const page = openFilled(2, { ...contact, answers, ...(user && { user }) });
  await fillPasswords(page.user);
  await page.user.click(next());
  return page;
}

async function reachActivation(answers: Answers = {}, user?: UserEvent) {
  const page = await register({ ...created, ...answers }, user);
  await screen.findByLabelText('Código de ativação');
  return page;
}

async function typeCode(user: UserEvent, code: string) {
  await user.click(firstBox());
  await user.keyboard(code);
}

test('begins with personal data and address, each field with its name, its label and its autofill token', async () => {
  const { user } = open('/cadastro/passos');

  expect(screen.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeVisible();
  const list = screen.getByRole('list', { name: 'Etapas' });
  expect(list).toHaveTextContent(/Dados pessoais.*Senha.*Confirmação/);
  expect(list.querySelector('[aria-current=step]')).toHaveTextContent('Dados pessoais');
  const known = (label: string) => {
    const input = field(label);
    return ['name', 'autocomplete'].map((name) => input.getAttribute(name));
  };
  expect(known('Nome completo')).toEqual(['fullName', 'name']);
  expect(known('Nome social')).toEqual(['socialName', 'nickname']);
  expect(known('CPF')).toEqual(['cpf', 'username']);
  expect(known('Data de nascimento')).toEqual(['birthDate', 'bday']);
  expect(known('CEP')).toEqual(['postalCode', 'postal-code']);
  expect(known('Endereço')).toEqual(['address', 'address-line1']);
  expect(known('Número')).toEqual(['number', 'off']);
  expect(known('Complemento')).toEqual(['complement', 'address-line2']);
  expect(known('Bairro')).toEqual(['neighborhood', 'address-level3']);
  expect(known('Cidade')).toEqual(['city', 'address-level2']);
  expect(known('Estado')).toEqual(['state', 'address-level1']);
  const states = field('Estado');
  expect(states).toHaveProperty('options.length', 28);
  expect(within(states).getByText('Distrito Federal - DF')).toHaveValue('DF');

  // It asks for everything but the optional fields, at the first one that is missing.
  await user.click(screen.getByRole('button', { name: 'Próximo passo' }));
  for (const name of [
    'Nome completo',
    'CPF',
    'Data de nascimento',
    'CEP',
    'Endereço',
    'Número',
    'Bairro',
    'Cidade',
    'Estado',
  ]) {
    expect(field(name)).toHaveAccessibleDescription(required);
  }
  expect(
    screen.getByRole('radiogroup', { name: /^Pessoa politicamente exposta/ }),
  ).toHaveAccessibleDescription(required);
  expect(field('Nome social')).toHaveAccessibleDescription('');
  expect(field('Complemento')).toHaveAccessibleDescription('');
  expect(field('Nome completo')).toHaveFocus();
});

test.each(['/cadastro/passos/4', '/cadastro/passos/2'])(
  'leads from %s to step 1, which is all that was reached',
  async (at) => {
    open(at);

    expect(await screen.findByLabelText(/^Nome completo/)).toBeVisible();
  },
);

test('says below a field that it is wrong once it is left, not before', async () => {
  const { user } = open();
  const fullName = field('Nome completo');
  await user.type(fullName, 'Jo');
  expect(fullName).toHaveAccessibleDescription('');
  await user.tab();
  expect(fullName).toHaveAccessibleDescription('Nome inválido');
  await user.type(fullName, ' L');
  expect(fullName).toHaveAccessibleDescription('');

  const wrong = [
    ['CPF', '52998224724', 'CPF inválido'],
    ['Data de nascimento', '29022007', 'Data inválida'],
    ['CEP', '0131010', 'CEP inválido'],
    ['Endereço', 'R', 'Endereço inválido'],
    ['Bairro', '---', 'Bairro inválido'],
    ['Cidade', '...', 'Cidade inválida'],
  ] as const;
  for (const [name, text] of wrong) await paste(user, name, text);
  await user.tab();
  for (const [name, , message] of wrong) expect(field(name)).toHaveAccessibleDescription(message);
});

test('shows what is typed or pasted in the mask of its field', async () => {
  const { user } = open();
  const cpf = field('CPF');
  await user.type(cpf, '529.982.247-251');
  expect(cpf).toHaveValue('529.982.247-25');

  for (const [name, pasted, shown] of [
    ['CPF', '529 982 247 25', '529.982.247-25'],
    ['CPF', '52998224725', '529.982.247-25'],
    ['Data de nascimento', '31011986', '31/01/1986'],
    ['Data de nascimento', '1986-01-31', '31/01/1986'],
    ['Número', '1234567', '12345'],
    ['CEP', '01310 100', '01310-100'],
    ['CEP', '01310100', '01310-100'],
  ] as const) {
    const input = field(name);
    await user.clear(input);
    await user.paste(pasted);
    expect(input).toHaveValue(shown);
  }
});

test('opens step 2 about 400 ms after a valid submit, names it in title and words, and leads back', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { address } = openFilled(1, { user });
  expect(document.title).toBe('Crie sua conta, etapa 1 de 3: Dados pessoais · Ciranda Cap');
  expect(screen.getByRole('link', { name: 'Fazer login' })).toHaveAttribute('href', '/login');
  await user.click(next());

  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(address()).toBe('/cadastro/passos/1');
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(address()).toBe('/cadastro/passos/2');
  expect(document.title).toBe('Crie sua conta, etapa 2 de 3: Senha · Ciranda Cap');
  expect(screen.getByText('etapa 2 de 3: Senha')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Voltar' }));
  expect(field('Nome completo')).toHaveValue('Joana Lima Prado');
  jest.useRealTimers();
});

test('asks in step 2 for contact, password and consent', async () => {
  const { user } = openFilled(2);

  expect(screen.getByText('Senha', { selector: '[aria-current=step] *' })).toBeVisible();
  expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
  expect(field('DDD')).toHaveAttribute('autocomplete', 'tel-area-code');
  expect(field('Telefone')).toHaveAttribute('autocomplete', 'tel-local');
  expect(field('Senha')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('checkbox', { name: 'Aceito receber novidades e promoções' })).not.toBeChecked();

  // A whole number may be pasted, with or without +55.
  await paste(user, 'Telefone', '+55 (31) 98877-6655');
  expect(field('Telefone')).toHaveValue('98877-6655');
  await paste(user, 'DDD', '+55 31 988776655');
  expect(field('DDD')).toHaveValue('31');

  // The sixth character ticks the strength hint.
  const hint = screen.getByText('Mínimo seis caracteres').closest('[data-tone]');
  await paste(user, 'Senha', 'ciran');
  expect(hint).toHaveAttribute('data-tone', 'hint');
  await user.keyboard('1');
  expect(hint).toHaveAttribute('data-tone', 'done');

  // The repeated password is not pasted.
  await paste(user, 'Repita a senha', 'ciranda1');
  expect(field('Repita a senha')).toHaveValue('');
});

test('says below a field of step 2 that it is wrong, once it is left', async () => {
  const { user } = openFilled(2);
  const leave = async (name: string, pasted: string, message: string) => {
    const input = field(name);
    await user.clear(input);
    await user.paste(pasted);
    await user.tab();
    expect(input).toHaveAccessibleDescription(message);
  };
  await leave('E-mail', 'joana@', 'Precisa ser um e-mail válido');
  await leave('DDD', '3', 'O tamanho mínimo do DDD é 2 caracteres');
  await leave('Telefone', '9887766', 'Telefone inválido');
  await leave('Telefone', '33445566', '');
  await leave('Senha', 'ab1', 'A senha deve ter no mínimo 6 caracteres');
  await leave('Senha', 'ciranda1', 'Mínimo seis caracteres');
  await user.type(field('Repita a senha'), 'ciranda2');
  await user.tab();
  expect(field('Repita a senha')).toHaveAccessibleDescription('As senhas não coincidem. Tente novamente.');
});

test('registers once, with everything as the API takes it, and keeps all but the passwords through a reload', async () => {
  const { user, network, unmount } = open('/cadastro/passos/1', created);
  await fillPersonalStep(user);
  await user.click(next());
  await screen.findByLabelText(/^E-mail/);
  await fillContact(user);
  await paste(user, 'Senha', 'ciranda1');
  await user.type(field('Repita a senha'), 'ciranda1');
  await user.click(next());
  expect(await screen.findByRole('group', { name: 'Código de ativação' })).toBeVisible();

  expect(network.requests).toHaveLength(1);
  expect(network.requests[0]).toMatchObject({ method: 'POST', path: '/api/users' });
  expect(network.requests[0]?.body).toEqual({
    fullName: 'Joana Lima Prado',
    socialName: '',
    cpf: '11144477735',
    birthDate: '1992-02-29T00:00:00.000Z',
    postalCode: '30140071',
    address: 'Rua dos Ipês',
    number: '45',
    complement: '',
    neighborhood: 'Savassi',
    city: 'Belo Horizonte',
    state: 'MG',
    politicallyExposed: false,
    email: 'joana@ciranda.example',
    ddd: '31',
    phone: '988776655',
    password: 'ciranda1',
    receiveAdvertisement: false,
  });
  expect(screen.getByText('Confirmação', { selector: '[aria-current=step] *' })).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('ciranda1');
  unmount();

  open('/cadastro/passos/2');
  expect(field('E-mail')).toHaveValue('joana@ciranda.example');
  expect(field('Senha')).toHaveValue('');
  await user.click(steps().getByRole('button', { name: /Dados pessoais/ }));
  expect(field('Nome completo')).toHaveValue('Joana Lima Prado');
  expect(field('Data de nascimento')).toHaveValue('29/02/1992');
  expect(field('Estado')).toHaveValue('MG');
  expect(screen.getByLabelText('Não')).toBeChecked();
});

test('stays in step 2 with everything typed and one message whenever the registration is refused', async () => {
  const { user, network, address } = openFilled(2);
  await fillContact(user);
  await fillPasswords(user);
  const messages: string[] = [];
  for (const [answer, message] of [
    [{ status: 400, body: { message: 'E-mail inválido' } }, 'E-mail inválido'],
    [{ status: 429, body: { message: 'Aguarde 60 segundos' } }, 'Aguarde 60 segundos'],
    [{ status: 500, body: { message: 'Erro interno' } }, 'Erro interno'],
    ['network-error', 'Erro de rede. Por favor, tente novamente.'],
  ] as const) {
    network.on('POST /api/users', answer);
    await user.click(next());

    messages.push(message);
    await waitFor(() => expect(shownToasts()).toEqual(messages));
    expect(address()).toBe('/cadastro/passos/2');
    expect(field('E-mail')).toHaveValue('joana@ciranda.example');
    expect(field('Telefone')).toHaveValue('98877-6655');
    expect(field('Senha')).toHaveValue('ciranda1');
    expect(field('Repita a senha')).toHaveValue('ciranda1');
  }
});

test('goes back and forth by the progress bar without losing what was typed, and asks before that is left', async () => {
  const { user, router, address } = openFilled(2);
  await act(() => router.navigate('/login'));
  expect(address()).toBe('/login');

  await act(() => router.navigate('/cadastro/passos/2'));
  await paste(user, 'Senha', 'ciranda1');
  await user.click(steps().getByText(/Dados pessoais/));
  expect(address()).toBe('/cadastro/passos/1');
  expect(field('CPF')).toHaveValue('111.444.777-35');
  expect(steps().queryByRole('button', { name: /Confirmação/ })).not.toBeInTheDocument();
  await user.click(steps().getByText(/Senha/));
  expect(field('Senha')).toHaveValue('ciranda1');

  await user.click(steps().getByText(/Dados pessoais/));
  await act(() => router.navigate('/login'));
  expect(screen.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible();
  expect(address()).toBe('/cadastro/passos/1');
});

test('asks in step 3 for four characters, stays with what is wrong with them, and activates', async () => {
  const { user, network, address } = openFilled(3, contact);
  const check = 'POST /api/users/validate';
  expect(screen.getByText(/código de ativação para/)).toHaveTextContent('joana@ciranda.example');
  await typeCode(user, '123');
  await user.click(screen.getByRole('button', { name: 'Confirmar cadastro' }));
  expect(screen.getByText('Por favor, preencha o código completo')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Caractere 4 de 4' })).toHaveFocus();
  expect(network.requests).toEqual([]);

  // What the server says about a wrong code is beside its boxes.
  network.on(check, { status: 400, body: { message: 'Código expirado. Peça um novo código.' } });
  await typeCode(user, '9999');
  await user.click(confirm());
  expect(await screen.findByText('Código expirado. Peça um novo código.')).toBeVisible();
  expect(firstBox()).toHaveFocus();
  expect(firstBox()).toHaveValue('9');
  expect(shownToasts()).toEqual([]);
  expect(address()).toBe('/cadastro/passos/3');

  // Nothing but 201 is an activation.
  const messages: string[] = [];
  for (const [answer, message] of [
    [{ status: 200, body: { message: 'Ainda não' } }, 'Ainda não'],
    [{ status: 429, body: { message: 'Código bloqueado' } }, 'Código bloqueado'],
    ['network-error', 'Erro de rede. Por favor, tente novamente.'],
  ] as const) {
    network.on(check, answer);
    await user.click(confirm());
    messages.push(message);
    await waitFor(() => expect(shownToasts()).toEqual(messages));
    expect(address()).toBe('/cadastro/passos/3');
  }

  network.on(check, { status: 201, body: {} });
  await typeCode(user, '0042');
  await user.click(confirm());
  await waitFor(() => expect(address()).toBe('/cadastro/sucesso'));
  expect(network.requests.at(-1)?.body).toEqual({ code2FA: '0042', cpf: '11144477735' });
  expect(sessionStorage).toHaveLength(0);
});

test('opens step 3 by a link, with its CPF and its code, the letter, and the way to another code', async () => {
  const { user, network, address } = open('/cadastro/passos/3?cpf=52998224725&code=0042', {
    'POST /api/users/validate': { status: 201, body: {} },
  });
  expect(screen.getByLabelText('Caractere 4 de 4')).toHaveValue('2');
  const letter = within(screen.getByRole('region', { name: 'Procure este e-mail' }));
  expect(letter.getByText('Ative sua conta na Ciranda Cap')).toBeVisible();
  expect(letter.getByText(/caixa de spam/)).toBeVisible();

  expect(screen.queryByRole('button', { name: 'Reenviar código' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Não recebeu o código?' })).toBeVisible();
  expect(
    screen.getByText(
      'Entre com seu CPF e sua senha: enquanto a conta não estiver ativa, enviamos outro código.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer login' })).toHaveAttribute('href', '/login');

  await user.click(confirm());
  await waitFor(() => expect(address()).toBe('/cadastro/sucesso'));
  expect(network.requests[0]?.body).toEqual({ code2FA: '0042', cpf: '52998224725' });
});

test('takes a code as it is linked, typed or pasted', async () => {
  const answers = { 'POST /api/users/validate': { status: 400, body: { message: 'Código inválido.' } } };
  const { user, network } = open('/cadastro/passos/3?cpf=52998224725&code=aB3x', answers);
  const codes = ['aB3x'];
  const confirmed = async () => {
    await user.click(confirm());
    await waitFor(() => expect(network.requests).toHaveLength(codes.length));
  };
  await confirmed();
  for (const code of ['0042', 'aB3x']) {
    await typeCode(user, code);
    codes.push(code);
    await confirmed();
    await user.click(firstBox());
    await user.paste(` ${code} `);
    codes.push(code);
    await confirmed();
  }

  expect(network.requests.map(({ body }) => body)).toEqual(
    codes.map((code2FA) => ({ code2FA, cpf: '52998224725' })),
  );
});

test('leads back from step 3 to the last reached step when no CPF is known', async () => {
  const { address } = open('/cadastro/passos/3?cpf=11111111111');
  await waitFor(() => expect(address()).toBe('/cadastro/passos/1'));
});

describe('a CPF that has an account already', () => {
  const taken = { 'POST /api/users': { status: 409, body: { message: 'CPF já cadastrado' } } };
  const resend = 'POST /api/users/resend-code';

  test('leads on to its activation, by the address that was typed now', async () => {
    const { network, address } = await register({ ...taken, [resend]: {} });

    await waitFor(() => expect(address()).toBe('/cadastro/passos/3'));
    expect(network.requestsTo(resend).map(({ body }) => body)).toEqual([
      { cpf: '11144477735', password: 'ciranda1', email: 'joana@ciranda.example' },
    ]);
    expect(shownToasts()).toEqual([
      'Sua conta já existe e só falta ativá-la. Use o código que enviamos para joana@ciranda.example.',
    ]);
    expect(await screen.findByLabelText(/^Novo e-mail/)).toBeVisible();
  });

  test('shows the way to it, with everything typed, and leads to the login when it is active', async () => {
    const { user, network, address } = await register({
      ...taken,
      [resend]: { status: 401, body: { message: 'CPF ou senha inválido(a)' } },
    });
    const staysWith = async (toasts: string[]) => {
      await waitFor(() => expect(shownToasts()).toEqual(toasts));
      expect(address()).toBe('/cadastro/passos/2');
      expect(field('Senha')).toHaveValue('ciranda1');
      expect(screen.getByRole('link', { name: 'Fazer login' })).toHaveAttribute('href', '/login');
      expect(screen.getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute(
        'href',
        '/recuperacao-senha/identificacao',
      );
    };
    await staysWith(['CPF já cadastrado']);
    network.on(resend, { status: 429, body: { message: 'Muitas tentativas de login.' } });
    await user.click(next());
    await staysWith(['CPF já cadastrado', 'CPF já cadastrado']);

    network.on(resend, { status: 409, body: { message: 'Esta conta já está ativada' } });
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/login'));
    expect(shownToasts().slice(2)).toEqual([
      'Este CPF já tem uma conta ativa. Entre com seu CPF e sua senha.',
    ]);
  });

  test('does not trap the customer when the response to its registration was lost', async () => {
    const { user, network, address } = await register({ 'POST /api/users': 'network-error' });
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    network.on('POST /api/users', taken['POST /api/users']);
    network.on(resend, { status: 429, body: { message: 'Aguarde 58 segundos' } });
    await user.click(next());

    await waitFor(() => expect(address()).toBe('/cadastro/passos/3'));
  });

  test('does not trap a customer who goes back to correct the address', async () => {
    const { user, network, address } = await reachActivation();
    network.on('POST /api/users', taken['POST /api/users']);
    network.on(resend, {});
    await user.click(steps().getByText(/Senha/));
    await user.clear(field('E-mail'));
    await user.paste('lima@ciranda.example');
    await user.click(next());

    await waitFor(() => expect(address()).toBe('/cadastro/passos/3'));
    expect(await screen.findByText(/código de ativação para/)).toHaveTextContent(
      /para lima@ciranda\.example\. Digite-o/,
    );
  });
});

describe('with the clock', () => {
  let user: UserEvent;
  beforeEach(() => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  });
  afterEach(() => jest.useRealTimers());

  const passing = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('another CPF is another account: its activation is not offered before it is registered', async () => {
    const { address } = openFilled(1, { reached: 3, user });
    expect(steps().getByRole('button', { name: /Confirmação/ })).toBeVisible();
    await user.clear(field('CPF'));
    await user.paste('529.982.247-25');
    await user.click(next());
    await passing(400);

    expect(address()).toBe('/cadastro/passos/2');
    expect(steps().queryByRole('button', { name: /Confirmação/ })).not.toBeInTheDocument();
  });

  test('the progress bar within the 400 ms after step 1 leaves no button busy', async () => {
    const { address } = openFilled(1, { reached: 2, user });
    await user.click(next());
    await user.click(steps().getByText(/Senha/));
    await passing(500);
    expect(address()).toBe('/cadastro/passos/2');

    await user.click(steps().getByText(/Dados pessoais/));
    expect(screen.getByRole('button', { name: 'Próximo passo' })).not.toHaveAttribute('aria-busy');
    await user.click(next());
    await passing(500);
    expect(address()).toBe('/cadastro/passos/2');
  });

  test('a registration without a response in time stays with everything typed', async () => {
    await register({ 'POST /api/users': 'never' }, user);
    await passing(15_000);

    expect(await screen.findByText('Erro inesperado. Por favor, tente novamente.')).toBeVisible();
    expect(field('Senha')).toHaveValue('ciranda1');
  });

  test('another code may be asked for after sixty seconds, and goes to a new address or to the same', async () => {
    const route = 'POST /api/users/resend-code';
    const { network } = await reachActivation({ [route]: { status: 500 } }, user);
    const resend = () => screen.getByRole('button', { name: 'Reenviar código' });
    // As in a tab that slept, to the next tick: the countdown's own test says each second.
    const sleeping = (seconds: number) => {
      jest.setSystemTime(Date.now() + seconds * 1000);
      return passing(250);
    };
    expect(resend()).toBeDisabled();
    await sleeping(58);
    expect(resend()).toBeDisabled();
    await sleeping(2);
    expect(resend()).toBeEnabled();

    // Where it was not sent, it says why, and keeps the address.
    await paste(user, 'Novo e-mail', 'lima@ciranda.example');
    await user.click(resend());
    await screen.findByText('Erro ao reenviar o código. Tente novamente mais tarde.');
    expect(field('Novo e-mail')).toHaveValue('lima@ciranda.example');
    expect(screen.getByText(/código de ativação para/)).toHaveTextContent('para joana@ciranda.example');

    network.on(route, {});
    await user.click(resend());
    expect(await screen.findByText('Código reenviado para seu e-mail')).toBeVisible();
    expect(screen.getByText(/código de ativação para/)).toHaveTextContent('para lima@ciranda.example');
    expect(resend()).toBeDisabled();

    await sleeping(60);
    await user.click(resend());
    await waitFor(() => expect(network.requestsTo(route)).toHaveLength(3));
    const account = { cpf: '11144477735', password: 'ciranda1' };
    const another = { ...account, email: 'lima@ciranda.example' };
    expect(network.requestsTo(route).map(({ body }) => body)).toEqual([another, another, account]);
  });
});
