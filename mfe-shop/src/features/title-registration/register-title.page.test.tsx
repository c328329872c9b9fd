import { act, screen, waitFor, within } from '@testing-library/react';
import { pasteInto } from '@site/testing/paste-into';
import { renderPage } from '@site/testing/render-page';
import { RegisterTitlePage } from './register-title.page';

const createRoute = 'POST /api/titulo-de-capitalizacao/';
const activateRoute = 'POST /api/titulo-de-capitalizacao/activate';
const numbers = { produto: '01', serie: '0010', numeroTitulo: '0004821', dv: '7' };

function open(at = '/cadastro-titulo/1', answers: Record<string, unknown> = {}) {
  return renderPage(<RegisterTitlePage />, {
    page: 'registerTitle',
    at,
    isSignedIn: true,
    answers: { [createRoute]: { status: 201 }, [activateRoute]: { status: 201 }, ...answers } as Record<
      string,
      object
    >,
  });
}

type Page = ReturnType<typeof open>;

function atStep2(answers?: Record<string, unknown>) {
  localStorage.setItem('titleRegistration', JSON.stringify(numbers));
  localStorage.setItem('identificationPageAccessed', 'true');
  return open('/cadastro-titulo/2', answers);
}

const labels = {
  produto: 'Produto',
  serie: 'Série',
  numeroTitulo: 'Número do título',
  dv: 'Dígito verificador',
};
const field = (name: keyof typeof numbers) => screen.getByLabelText(new RegExp(`^${labels[name]}`));

async function fillIn({ user }: Page, values: Partial<typeof numbers> = numbers) {
  for (const [name, value] of Object.entries(values)) {
    await pasteInto(user, field(name as keyof typeof numbers), value);
  }
}
const next = () => screen.getByText('Próximo passo');
const boxes = () => within(screen.getByLabelText('Código de ativação')).getAllByRole('textbox');
const confirm = () => screen.getByText('Ativar título');

test.each(['/cadastro-titulo', '/cadastro-titulo/abc'])('%s is the identification', (at) => {
  open(at);
  expect(
    screen.getByText('Cadastre os números localizados no seu título, preenchendo os campos abaixo'),
  ).toBeVisible();
  expect(
    screen
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((step) => step.textContent),
  ).toEqual(['1Identificação', '2Ativação', '3Confirmação']);
  expect(localStorage.getItem('identificationPageAccessed')).toBe('true');
});

test('keeps nothing of a customer whose response arrives after their logout', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const page = open('/cadastro-titulo/1', {
    [createRoute]: () => new Promise((resolve) => (answer = resolve)),
  });
  await fillIn(page);
  await page.user.click(next());
  expect(page.network.requestsTo(createRoute)).toHaveLength(1);

  act(() => page.session.signOut());
  await act(async () => answer({ status: 201 }));

  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  expect(page.address()).toBe('/cadastro-titulo/1');
});

test('asks for every number: two, four, seven and one digits, and nothing else', async () => {
  const page = open();
  await page.user.click(screen.getByRole('button', { name: 'Próximo passo' }));
  const messages = screen.getAllByText('Todos os campos obrigatórios devem ser preenchidos.');
  expect(messages).toHaveLength(4);
  expect(screen.getByRole('textbox', { name: /^Produto/ })).toHaveFocus();

  await page.user.type(field('produto'), 'a012');
  await fillIn(page, { serie: '00-100', numeroTitulo: '00048215', dv: '77' });
  expect(field('produto')).toHaveValue('01');
  expect(field('serie')).toHaveValue('0010');
  expect(field('numeroTitulo')).toHaveValue('0004821');
  expect(field('dv')).toHaveValue('7');

  await page.user.clear(field('numeroTitulo'));
  await page.user.paste('48');
  await page.user.click(next());
  expect(screen.getByText('Digite os 7 números.')).toBeVisible();
  expect(page.network.requests).toEqual([]);
});

test('creates the title with numbers, keeps what was typed, and leads to the activation', async () => {
  const page = open();
  await fillIn(page);
  await page.user.click(next());
  expect(await screen.findByRole('status')).toHaveTextContent('Título de capitalização criado com sucesso!');
  expect(page.network.requestsTo(createRoute).map(({ body }) => body)).toEqual([
    { product_code: 1, series: 10, number: 4821, verification_digit: 7 },
  ]);
  expect(JSON.parse(localStorage.getItem('titleRegistration') ?? '')).toEqual(numbers);
  expect(page.address()).toBe('/cadastro-titulo/2');
});

test('tells a refusal once, and why at the field; and that the title could not be created', async () => {
  const words = 'Título não encontrado. Confira os números da cartela.';
  const page = open('/cadastro-titulo/1', {
    [createRoute]: { status: 404, body: { message: words, statusCode: 404 } },
  });
  await fillIn(page);
  await page.user.click(next());
  expect((await screen.findAllByRole('alert')).map((line) => line.textContent)).toEqual([
    'Erro ao criar titulo de capitalização',
  ]);
  expect(field('numeroTitulo')).toHaveAccessibleDescription(words);
  expect(page.address()).toBe('/cadastro-titulo/1');

  page.network.on(createRoute, 'network-error');
  await page.user.click(next());
  expect(await screen.findByText('Ocorreu um erro ao criar o título.')).toHaveAttribute('role', 'alert');
});

test.each(['/cadastro-titulo/2', '/cadastro-titulo/3'])('%s without a title is the identification', (at) => {
  const { address } = open(at);
  expect(address()).toBe('/cadastro-titulo/1');
});

test('a confirmation before the activation is the identification, with what was typed', () => {
  localStorage.setItem('titleRegistration', JSON.stringify(numbers));
  localStorage.setItem('identificationPageAccessed', 'true');
  const { address } = open('/cadastro-titulo/3');
  expect(address()).toBe('/cadastro-titulo/1');
  expect(screen.getByRole('textbox', { name: /^Número do título/ })).toHaveValue('0004821');
});

test('asks for the code as it is printed, tells what is wrong with it, and activates with it as it was typed', async () => {
  const page = atStep2({
    [activateRoute]: { status: 400, body: { message: 'Código de ativação inválido.' } },
  });
  expect(
    screen.getByText(
      'Digite o código de ativação como apresentado na cartela, seguindo as letras maiúsculas e minúsculas',
    ),
  ).toBeVisible();
  expect(boxes()).toHaveLength(5);
  await page.user.click(boxes()[0] as HTMLElement);
  await page.user.keyboard('aB-3');
  await page.user.click(screen.getByRole('button', { name: 'Ativar título' }));
  expect(screen.getByText('Por favor, preencha todos os campos antes de continuar.')).toBeVisible();
  expect(boxes()[3]).toHaveFocus();
  expect(page.network.requests).toEqual([]);

  await page.user.keyboard('dE');
  await page.user.click(confirm());
  const told = ['Erro ao ativar titulo de capitalização'];
  await waitFor(() => expect(alerts()).toEqual(told));
  page.network.on(activateRoute, 'network-error');
  await page.user.click(confirm());
  told.push('Erro ao ativar o título de capitalização.');
  await waitFor(() => expect(alerts()).toEqual(told));
  expect(page.address()).toBe('/cadastro-titulo/2');

  page.network.on(activateRoute, { status: 201 });
  await page.user.click(confirm());
  expect(await screen.findByRole('status')).toHaveTextContent('Título ativado com sucesso!');
  expect(page.network.requestsTo(activateRoute).at(-1)?.body).toEqual({
    activationCode: 'aB3dE',
    numberTitle: '0100100004821',
  });
  expect(page.address()).toBe('/cadastro-titulo/3');
});

const alerts = () => screen.queryAllByRole('alert').map((line) => line.textContent);

test('shows what was registered, after a reload too, and begins again', async () => {
  localStorage.setItem('titleRegistration', JSON.stringify(numbers));
  const { user, address } = open('/cadastro-titulo/3');
  expect(screen.getByText('Cadastro do Título concluído!')).toBeVisible();
  for (const value of Object.values(numbers)) expect(screen.getByText(value)).toBeVisible();
  expect(
    screen.getByText(
      'Atenção! Guarde o seu Ciranda Cap. Para pagamento do premio é necessaria a apresentação do titulo original',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meus títulos' })).toHaveAttribute('href', '/meus-titulos');
  await user.click(screen.getByRole('link', { name: 'Novo cadastro' }));
  expect(address()).toBe('/cadastro-titulo');
  expect(screen.getByRole('textbox', { name: /^Produto/ })).toHaveValue('');
  expect(localStorage.getItem('titleRegistration')).toBeNull();
});

test.each([
  ['numbers', createRoute, 'Título de capitalização criado com sucesso!'],
  ['activation', activateRoute, 'Título ativado com sucesso!'],
])('%s: a late response is stored and reported, and navigates nowhere', async (step, route, told) => {
  let answer: (value: unknown) => void = () => undefined;
  const late = { [route]: () => new Promise((resolve) => (answer = resolve)) };
  const page = step === 'numbers' ? open('/cadastro-titulo/1', late) : atStep2(late);
  if (step === 'numbers') {
    await fillIn(page);
    await page.user.click(next());
  } else {
    await page.user.type(screen.getByLabelText('Caractere 1 de 5'), 'aB3xZ');
    await page.user.click(confirm());
  }
  await act(() => page.router.navigate('/meus-titulos'));
  await act(async () => answer({ status: 201 }));

  expect(await screen.findByText(told)).toBeVisible();
  expect(page.address()).toBe('/meus-titulos');
  const stored = {
    title: localStorage.getItem('titleRegistration'),
    open: localStorage.getItem('identificationPageAccessed'),
  };
  expect(stored).toEqual({ title: JSON.stringify(numbers), open: step === 'numbers' ? 'true' : null });
});
