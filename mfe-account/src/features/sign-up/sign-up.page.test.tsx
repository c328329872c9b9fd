import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Answer, Answers } from '@site/testing/network';
import { pasteInto } from '@site/testing/paste-into';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { SignUpPage } from './sign-up.page';

const required = 'Todos os campos obrigatórios devem ser preenchidos.';

function open(at = '/cadastro/passos/1', answers: Answers = {}, user?: UserEvent) {
  return renderPage(<SignUpPage />, { page: 'signUp', at, answers, ...(user && { user }) });
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const step = () => screen.getByRole('list', { name: 'Etapas' }).querySelector('[aria-current=step]');
const next = () => screen.getByRole('button', { name: 'Próximo passo' });

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

async function fillPasswords(user: UserEvent) {
  await paste(user, 'Senha', 'ciranda1');
  await user.type(field('Repita a senha'), 'ciranda1');
}

async function typePersonalStep(answers: Answers = {}) {
  const page = open('/cadastro/passos/1', answers);
  await fillPersonalStep(page.user);
  await page.user.click(next());
  await screen.findByLabelText(/^E-mail/);
  return page;
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

function openFilled(step: number, { answers, user, ...filled }: Filled = {}) {
  sessionStorage.setItem('signUpDraft', JSON.stringify(draftOf(step, filled)));
  return open(`/cadastro/passos/${step}`, answers, user);
}
interface Filled extends Partial<typeof contact> {
  answers?: Answers;
  user?: UserEvent;
}

async function reachAccessStep(filled: Filled = {}) {
  const page = openFilled(2, filled);
  await screen.findByLabelText(/^E-mail/);
  return page;
}

const created: Answers = { 'POST /api/users': { status: 201, body: {} } };

/** Submits step 2. */
async function register(answers: Answers, user?: UserEvent) {
  const page = await reachAccessStep({ ...contact, answers, ...(user && { user }) });
  await fillPasswords(page.user);
  await page.user.click(next());
  return page;
}

async function reachActivation(answers: Answers = {}, user?: UserEvent) {
  const page = await register({ ...created, ...answers }, user);
  await screen.findByRole('group', { name: 'Código de ativação' });
  return page;
}

/** The same with every field filled by hand. */
async function fillUntilActivation() {
  const page = await typePersonalStep(created);
  await fillContact(page.user);
  await fillPasswords(page.user);
  await page.user.click(next());
  await screen.findByRole('group', { name: 'Código de ativação' });
  return page;
}

async function typeCode(user: UserEvent, code: string) {
  await user.click(screen.getByRole('textbox', { name: 'Caractere 1 de 4' }));
  await user.keyboard(code);
}

test('begins with personal data and address', async () => {
  open('/cadastro/passos');

  expect(screen.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Etapas' })).toHaveTextContent(
    /Dados pessoais.*Senha.*Confirmação/,
  );
  expect(step()).toHaveTextContent('Dados pessoais');
  expect(within(field('Estado')).getAllByRole('option')).toHaveLength(28);
  expect(within(field('Estado')).getByRole('option', { name: 'Distrito Federal - DF' })).toHaveValue('DF');
});

test('names the step in the title, says it, and gives the focus to the heading', async () => {
  const { user } = openFilled(1);
  expect(document.title).toBe('Crie sua conta, etapa 1 de 3: Dados pessoais · Ciranda Cap');
  await user.click(next());

  await waitFor(() => expect(document.title).toBe('Crie sua conta, etapa 2 de 3: Senha · Ciranda Cap'));
  expect(screen.getByText('etapa 2 de 3: Senha')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toHaveFocus();
});

test('leads somebody with an account to the login, and back from step 2', async () => {
  const { user } = openFilled(1);
  expect(screen.getByRole('link', { name: 'Fazer login' })).toHaveAttribute('href', '/login');
  await user.click(next());
  await user.click(await screen.findByRole('link', { name: 'Voltar' }));

  expect(await screen.findByLabelText(/^Nome completo/)).toHaveValue('Joana Lima Prado');
});

test('shows the e-mail with the activation code', () => {
  open('/cadastro/passos/3?cpf=11144477735');

  const help = within(screen.getByRole('region', { name: 'Procure este e-mail' }));
  expect(help.getByText('Ative sua conta na Ciranda Cap')).toBeVisible();
  expect(help.getByText(/caixa de spam/)).toBeVisible();
});

test.each(['/cadastro/passos/0', '/cadastro/passos/4', '/cadastro/passos/dois', '/cadastro/passos/2'])(
  'leads from %s to step 1, which is all that was reached',
  async (at) => {
    open(at);

    expect(await screen.findByLabelText(/^Nome completo/)).toBeVisible();
  },
);

test('knows each field by its name, its label and its autofill token', () => {
  open();

  const known = (label: string) => ['name', 'autocomplete'].map((name) => field(label).getAttribute(name));
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
});

test('asks for everything but the optional fields, at the first one that is missing', async () => {
  const { user } = open();
  await user.click(next());

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
  expect(screen.getByLabelText(/^Nome social/)).toHaveAccessibleDescription('');
  expect(screen.getByLabelText(/^Complemento/)).toHaveAccessibleDescription('');
  expect(field('Nome completo')).toHaveFocus();
});

async function leave(user: UserEvent, name: string, typed: string, message: string) {
  await user.clear(field(name));
  await user.type(field(name), typed);
  await user.tab();
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
}

test.each([
  ['Nome completo', 'Marina', 'Nome inválido', 'Ana Lima'],
  ['CPF', '52998224724', 'CPF inválido', '52998224725'],
  ['Data de nascimento', '29022007', 'Data inválida', '29022008'],
  ['CEP', '0131010', 'CEP inválido', '01310100'],
  ['Endereço', 'R', 'Endereço inválido', 'R1'],
  ['Bairro', '---', 'Bairro inválido', 'Sé'],
  ['Cidade', '...', 'Cidade inválida', 'Itu'],
])('says below %s that it is wrong once it is left, not before', async (name, wrong, message, right) => {
  const { user } = open();
  await user.type(field(name), wrong);
  expect(field(name)).toHaveAccessibleDescription('');
  await user.tab();
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));

  await leave(user, name, right, '');
});

test.each([
  ['CPF', '529.982.247-251', '529.982.247-25'],
  ['Data de nascimento', '31011986', '31/01/1986'],
  ['CEP', '01310100', '01310-100'],
  ['Número', '1234567', '12345'],
])('shows %s in its mask', async (name, typed, shown) => {
  const { user } = open();
  await user.type(field(name), typed);

  expect(field(name)).toHaveValue(shown);
});

test.each([
  ['CPF', '529 982 247 25', '529.982.247-25'],
  ['CPF', '52998224725', '529.982.247-25'],
  ['Data de nascimento', '1986-01-31', '31/01/1986'],
  ['CEP', '01310 100', '01310-100'],
])('takes %s as it is pasted: %s', async (name, pasted, shown) => {
  const { user } = open();
  await user.click(field(name));
  await user.paste(pasted);

  expect(field(name)).toHaveValue(shown);
});

test('opens step 2 about 400 ms after a valid submit', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { address } = openFilled(1, { user });
  await user.click(next());

  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(address()).toBe('/cadastro/passos/1');
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(address()).toBe('/cadastro/passos/2');
  jest.useRealTimers();
});

test('asks in step 2 for contact, password and consent', async () => {
  await reachAccessStep();

  expect(step()).toHaveTextContent('Senha');
  expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
  expect(field('DDD')).toHaveAttribute('autocomplete', 'tel-area-code');
  expect(field('Telefone')).toHaveAttribute('autocomplete', 'tel-local');
  expect(field('Senha')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('checkbox', { name: 'Aceito receber novidades e promoções' })).not.toBeChecked();
});

test('ticks the strength hint with the sixth character', async () => {
  const { user } = await reachAccessStep();
  const hint = screen.getByText('Mínimo seis caracteres').closest('[data-tone]');
  await user.type(field('Senha'), 'ciran');
  expect(hint).toHaveAttribute('data-tone', 'hint');

  await user.type(field('Senha'), '1');
  expect(hint).toHaveAttribute('data-tone', 'done');
});

test('takes no paste into the repeat field', async () => {
  const { user } = await reachAccessStep();
  await user.click(field('Repita a senha'));
  await user.paste('ciranda1');

  expect(field('Repita a senha')).toHaveValue('');
});

test('says below a field of step 2 that it is wrong, once it is left', async () => {
  const { user } = await reachAccessStep();
  await leave(user, 'E-mail', 'joana@', 'Precisa ser um e-mail válido');
  await leave(user, 'E-mail', 'j@ciranda.example', '');
  await leave(user, 'DDD', '3', 'O tamanho mínimo do DDD é 2 caracteres');
  await leave(user, 'DDD', '31', '');
  await leave(user, 'Telefone', '9887766', 'Telefone inválido');
  await leave(user, 'Telefone', '33445566', '');
  await leave(user, 'Senha', 'ab1', 'A senha deve ter no mínimo 6 caracteres');
  await leave(user, 'Senha', 'ciranda1', 'Mínimo seis caracteres');
  await leave(user, 'Repita a senha', 'ciranda2', 'As senhas não coincidem. Tente novamente.');
  await leave(user, 'Repita a senha', 'ciranda1', '');
});

test('takes a whole number that is pasted, with or without +55', async () => {
  const { user } = await reachAccessStep();
  await user.click(field('Telefone'));
  await user.paste('+55 (31) 98877-6655');
  expect(field('Telefone')).toHaveValue('98877-6655');
  await user.click(field('DDD'));
  await user.paste('+55 31 988776655');
  expect(field('DDD')).toHaveValue('31');
});

test('registers once, with everything as the API takes it', async () => {
  const { network } = await fillUntilActivation();

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
  expect(step()).toHaveTextContent('Confirmação');
});

test.each<[string, Answer, string]>([
  ['a field that is refused', { status: 400, body: { message: 'E-mail inválido' } }, 'E-mail inválido'],
  ['too many attempts', { status: 429, body: { message: 'Aguarde 60 segundos' } }, 'Aguarde 60 segundos'],
  ['a broken server', { status: 500, body: { message: 'Erro interno' } }, 'Erro interno'],
  ['no network', 'network-error', 'Erro de rede. Por favor, tente novamente.'],
])('stays in step 2 with everything typed and one message: %s', async (_case, answer, message) => {
  const { user, address } = await reachAccessStep({ answers: { 'POST /api/users': answer } });
  await fillContact(user);
  await fillPasswords(user);
  await user.click(next());

  await waitFor(() => expect(shownToasts()).toEqual([message]));
  expect(address()).toBe('/cadastro/passos/2');
  expect(field('E-mail')).toHaveValue('joana@ciranda.example');
  expect(field('Telefone')).toHaveValue('98877-6655');
  expect(field('Senha')).toHaveValue('ciranda1');
  expect(field('Repita a senha')).toHaveValue('ciranda1');
});

test('goes back by the progress bar, and forth again, without losing what was typed', async () => {
  const { user, address } = await reachAccessStep();
  await user.type(field('Senha'), 'ciranda1');
  await user.click(screen.getByRole('button', { name: /Dados pessoais/ }));
  expect(address()).toBe('/cadastro/passos/1');
  expect(field('CPF')).toHaveValue('111.444.777-35');
  expect(screen.queryByRole('button', { name: /Confirmação/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /Senha/ }));
  expect(field('Senha')).toHaveValue('ciranda1');
});

test('keeps step 1 through a reload, and never a password', async () => {
  const { unmount } = await fillUntilActivation();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('ciranda1');
  unmount();

  open('/cadastro/passos/2');
  expect(field('E-mail')).toHaveValue('joana@ciranda.example');
  expect(field('Senha')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: /Dados pessoais/ }));
  expect(field('Nome completo')).toHaveValue('Joana Lima Prado');
  expect(field('Data de nascimento')).toHaveValue('29/02/1992');
  expect(field('Estado')).toHaveValue('MG');
  expect(screen.getByRole('radio', { name: 'Não' })).toBeChecked();
});

test('asks in step 3 for four characters', async () => {
  const { user, network } = await reachActivation();
  expect(screen.getByText(/código de ativação para/)).toHaveTextContent('joana@ciranda.example');
  await typeCode(user, '123');
  await user.click(screen.getByRole('button', { name: 'Confirmar cadastro' }));

  expect(screen.getByText('Por favor, preencha o código completo')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Caractere 4 de 4' })).toHaveFocus();
  expect(network.requestsTo('POST /api/users/validate')).toEqual([]);
});

test('activates with the code and says so on the last page', async () => {
  const { user, network, address } = await reachActivation({
    'POST /api/users/validate': { status: 201, body: {} },
  });
  await typeCode(user, '0042');
  await user.click(screen.getByRole('button', { name: 'Confirmar cadastro' }));

  await waitFor(() => expect(address()).toBe('/cadastro/sucesso'));
  expect(network.requestsTo('POST /api/users/validate').map(({ body }) => body)).toEqual([
    { code2FA: '0042', cpf: '11144477735' },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('shows beside the boxes what the server says about a wrong code', async () => {
  const { user, address } = await reachActivation({
    'POST /api/users/validate': { status: 400, body: { message: 'Código expirado. Peça um novo código.' } },
  });
  await typeCode(user, '9999');
  await user.click(screen.getByRole('button', { name: 'Confirmar cadastro' }));

  expect(await screen.findByText('Código expirado. Peça um novo código.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Caractere 1 de 4' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Caractere 1 de 4' })).toHaveValue('9');
  expect(shownToasts()).toEqual([]);
  expect(address()).toBe('/cadastro/passos/3');
});

test.each<[string, Answer, string]>([
  ['200 instead of 201', { status: 200, body: { message: 'Ainda não' } }, 'Ainda não'],
  ['a locked code', { status: 429, body: { message: 'Código bloqueado' } }, 'Código bloqueado'],
  ['no network', 'network-error', 'Erro de rede. Por favor, tente novamente.'],
])('does not take for an activation: %s', async (_case, answer, message) => {
  const { user, address } = await reachActivation({ 'POST /api/users/validate': answer });
  await typeCode(user, '1234');
  await user.click(screen.getByRole('button', { name: 'Confirmar cadastro' }));

  await waitFor(() => expect(shownToasts()).toEqual([message]));
  expect(address()).toBe('/cadastro/passos/3');
});

test('opens step 3 by a link, with its CPF and its code', async () => {
  const { user, network, address } = open('/cadastro/passos/3?cpf=52998224725&code=0042', {
    'POST /api/users/validate': { status: 201, body: {} },
  });
  expect(screen.getByRole('textbox', { name: 'Caractere 4 de 4' })).toHaveValue('2');
  expect(screen.queryByRole('button', { name: 'Reenviar código' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirmar cadastro' }));

  await waitFor(() => expect(address()).toBe('/cadastro/sucesso'));
  expect(network.requests[0]?.body).toEqual({ code2FA: '0042', cpf: '52998224725' });
});

test('tells somebody who came by a link how to get another code', () => {
  open('/cadastro/passos/3?cpf=52998224725');

  expect(screen.getByRole('heading', { name: 'Não recebeu o código?' })).toBeVisible();
  expect(
    screen.getByText(
      'Entre com seu CPF e sua senha: enquanto a conta não estiver ativa, enviamos outro código.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer login' })).toHaveAttribute('href', '/login');
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

  test('leads to the login when it is active', async () => {
    const { address } = await register({
      ...taken,
      [resend]: { status: 409, body: { message: 'Esta conta já está ativada' } },
    });

    await waitFor(() => expect(address()).toBe('/login'));
    expect(shownToasts()).toEqual(['Este CPF já tem uma conta ativa. Entre com seu CPF e sua senha.']);
  });

  test.each<[string, Answer]>([
    ['another password', { status: 401, body: { message: 'CPF ou senha inválido(a)' } }],
    ['a pause after wrong passwords', { status: 429, body: { message: 'Muitas tentativas de login.' } }],
  ])('shows the way to it, with everything typed: %s', async (_case, answer) => {
    const { address } = await register({ ...taken, [resend]: answer });

    await waitFor(() => expect(shownToasts()).toEqual(['CPF já cadastrado']));
    expect(address()).toBe('/cadastro/passos/2');
    expect(field('Senha')).toHaveValue('ciranda1');
    expect(screen.getByRole('link', { name: 'Fazer login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute(
      'href',
      '/recuperacao-senha/identificacao',
    );
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
    await user.click(screen.getByRole('button', { name: /Senha/ }));
    await user.clear(field('E-mail'));
    await user.type(field('E-mail'), 'lima@ciranda.example');
    await user.click(next());

    await waitFor(() => expect(address()).toBe('/cadastro/passos/3'));
    expect(await screen.findByText(/código de ativação para/)).toHaveTextContent(
      /para lima@ciranda\.example\. Digite-o/,
    );
  });
});

test('another CPF is another account: its activation is not offered before it is registered', async () => {
  const { user, address } = await reachActivation();
  await user.click(screen.getByRole('button', { name: /Dados pessoais/ }));
  await user.clear(field('CPF'));
  await paste(user, 'CPF', '529.982.247-25');
  await user.click(next());

  await waitFor(() => expect(address()).toBe('/cadastro/passos/2'));
  expect(screen.queryByRole('button', { name: /Confirmação/ })).not.toBeInTheDocument();
});

test('the progress bar within the 400 ms after step 1 leaves no button busy', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { address } = openFilled(1, { user });
  await user.click(next());
  await act(() => jest.advanceTimersByTimeAsync(500));
  await user.click(screen.getByRole('button', { name: /Dados pessoais/ }));
  await user.click(next());
  await user.click(screen.getByRole('button', { name: /Senha/ }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(address()).toBe('/cadastro/passos/2');

  await user.click(screen.getByRole('button', { name: /Dados pessoais/ }));
  expect(next()).not.toHaveAttribute('aria-busy');
  await user.click(next());
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(address()).toBe('/cadastro/passos/2');
  jest.useRealTimers();
});

test.each(['aB3x', '0042'])('takes the code %s as it is typed, pasted or linked', async (typed) => {
  const answers = { 'POST /api/users/validate': { status: 400, body: { message: 'Código inválido.' } } };
  const { user, network } = open(`/cadastro/passos/3?cpf=52998224725&code=${typed}`, answers);
  const first = () => screen.getByRole('textbox', { name: 'Caractere 1 de 4' });
  const confirm = () => user.click(screen.getByRole('button', { name: 'Confirmar cadastro' }));
  const sent = (times: number) =>
    waitFor(() => expect(network.requestsTo('POST /api/users/validate')).toHaveLength(times));
  await confirm();
  await sent(1);
  await user.click(first());
  await user.keyboard(typed);
  await confirm();
  await sent(2);
  await user.click(first());
  await user.paste(` ${typed} `);
  await confirm();
  await sent(3);

  expect(network.requests.map(({ body }) => body)).toEqual(
    Array(3).fill({ code2FA: typed, cpf: '52998224725' }),
  );
});

test('asks before typed data are left, and not on the way from step to step', async () => {
  const { user, router, address } = await reachAccessStep();
  await act(() => router.navigate('/login'));
  expect(address()).toBe('/login');

  await act(() => router.navigate('/cadastro/passos/2'));
  await user.type(field('Senha'), 'ciranda1');
  await user.click(screen.getByRole('button', { name: /Dados pessoais/ }));
  await act(() => router.navigate('/login'));
  expect(screen.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible();
  expect(address()).toBe('/cadastro/passos/1');
});

describe('another activation code', () => {
  let user: UserEvent;
  beforeEach(() => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  });
  afterEach(() => jest.useRealTimers());

  const reach = (answer: Answer) => reachActivation({ 'POST /api/users/resend-code': answer }, user);
  const resend = () => screen.getByRole('button', { name: 'Reenviar código' });

  test('may be asked for after sixty seconds, and goes to a new address', async () => {
    const { network } = await reach({});
    expect(resend()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(58_000));
    expect(resend()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(resend()).toBeEnabled();

    await user.type(field('Novo e-mail'), 'lima@ciranda.example');
    await user.click(resend());
    expect(await screen.findByText('Código reenviado para seu e-mail')).toBeVisible();
    expect(network.requestsTo('POST /api/users/resend-code').map(({ body }) => body)).toEqual([
      { cpf: '11144477735', password: 'ciranda1', email: 'lima@ciranda.example' },
    ]);
    expect(screen.getByText(/código de ativação para/)).toHaveTextContent('para lima@ciranda.example');
    expect(resend()).toBeDisabled();
  });

  test('goes to the same address when no other is given', async () => {
    const { network } = await reach({});
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await user.click(resend());

    await screen.findByText('Código reenviado para seu e-mail');
    expect(network.requestsTo('POST /api/users/resend-code').map(({ body }) => body)).toEqual([
      { cpf: '11144477735', password: 'ciranda1' },
    ]);
  });

  test('is not needed where the registration got no response in time', async () => {
    await register({ 'POST /api/users': 'never' }, user);
    await act(() => jest.advanceTimersByTimeAsync(15_000));

    expect(await screen.findByText('Erro inesperado. Por favor, tente novamente.')).toBeVisible();
    expect(field('Senha')).toHaveValue('ciranda1');
  });

  test('says why it was not sent, and keeps the address', async () => {
    await reach({ status: 500 });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await user.type(field('Novo e-mail'), 'lima@ciranda.example');
    await user.click(resend());

    await screen.findByText('Erro ao reenviar o código. Tente novamente mais tarde.');
    expect(field('Novo e-mail')).toHaveValue('lima@ciranda.example');
  });
});
