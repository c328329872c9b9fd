import { act, screen, waitFor, within } from '@testing-library/react';
import checkout from '@site/contracts/examples/checkout.json';
import currentEvent from '@site/contracts/examples/current-event.json';
import customer from '@site/contracts/examples/user.json';
import { cartSlice, restored } from '@site/cart/cart';
import { renderPage } from '@site/testing/render-page';
import { CartPage } from '#features/checkout/cart.page.tsx';
import { checkoutSlice } from '#features/checkout/checkout.slice.ts';

const eventRoute = 'GET /api/static-worker/atual/evento';
const checkoutRoute = 'POST /api/payments/checkout';
const formRoute = 'GET /api/payments/registration-form/show';

function open(answers: Record<string, unknown> = {}, at = '/carrinho/1') {
  return renderPage(<CartPage />, {
    page: 'cart',
    at,
    isSignedIn: true,
    slices: [cartSlice, checkoutSlice],
    config: { paymentScriptUrl: 'https://pay.example/main.js' },
    answers: {
      [eventRoute]: currentEvent,
      [checkoutRoute]: checkout,
      'GET /api/payments/list': [],
      'GET /api/users/me': customer,
      ...answers,
    } as Record<string, object>,
  });
}

type Page = ReturnType<typeof open>;
const item = async (name: string) => within(await screen.findByLabelText(name, { selector: 'article' }));
const add = async ({ user }: Page, name: string, by: string) => user.click((await item(name)).getByText(by));
const accept = async ({ user }: Page) => {
  await user.click(await screen.findByLabelText(/^Li e aceito as condições gerais/));
  await user.click(screen.getByLabelText('Li e aceito as Ficha de cadastro'));
};
const finish = async () =>
  (await screen.findByText('Finalize sua compra')).closest('button') as HTMLButtonElement;

/** Finishes the purchase of a cart that the customer filled before: with five titles, if nothing else is said. */
async function finishWith(answers: Record<string, unknown> = {}, quantity = 5) {
  const page = open(answers);
  act(() => void page.store.dispatch(restored({ '10-01': quantity })));
  await accept(page);
  await page.user.click(await finish());
  return page;
}

beforeEach(() => localStorage.clear());

test('is what /carrinho opens, the first of three steps, and none of them can be clicked', async () => {
  open({}, '/carrinho');
  expect(await screen.findByRole('heading', { level: 1, name: 'Meu carrinho' })).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Etapas da compra' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    '1Carrinho',
    '2Pagamento',
    '3Confirmação',
  ]);
  expect(steps.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  expect(steps.queryByRole('button')).not.toBeInTheDocument();
  expect(steps.queryByRole('link')).not.toBeInTheDocument();

  const first = within(await screen.findByRole('article', { name: 'Raspe Mais' }));
  expect(first.getByText('Valor unitário').nextSibling).toHaveTextContent('R$ 5,00');
  expect(first.getByText('Limite por pedido').nextSibling).toHaveTextContent('25');
  expect(screen.getByRole('link', { name: /^condições gerais/ })).toHaveAttribute(
    'href',
    '/assets/eventos/10/condicoes-gerais.pdf',
  );
});

test.each(['/carrinho/x', '/carrinho/4'])('%s is the cart', async (at) => {
  open({}, at);
  expect(await screen.findByText('Meu carrinho')).toBeVisible();
});

test('sums lines and total in cents, says the total whenever it changes, and keeps to the limit', async () => {
  const cents = {
    ...currentEvent,
    produtos: [{ ...currentEvent.produtos[0], preco: 0.1 }, currentEvent.produtos[1]],
  };
  const page = open({ [eventRoute]: cents });
  await add(page, 'Raspe Mais', '+10');
  const said = screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('R$'));
  expect(said).toHaveTextContent(/R\$\s1,00$/);
  await add(page, 'Raspe Mais', '+10');
  await add(page, 'Raspe Mais', '+10');
  const first = await item('Raspe Mais');
  expect(first.getByRole('textbox')).toHaveValue('25');
  expect(said).toHaveTextContent(/R\$\s2,50$/);
  await page.user.click(first.getByRole('button', { name: /^Limpar/ }));
  expect(first.getByRole('textbox')).toHaveValue('0');
  const summary = within(screen.getByRole('complementary', { name: 'Resumo' }));
  expect(summary.getByText('TOTAL').parentElement).toHaveTextContent('R$ 0,00');

  await add(page, 'Raspe Mais', '+10');
  await add(page, 'Rodadas da Sorte', '+5');
  expect(summary.getByText('Raspe Mais, 10 títulos').nextSibling).toHaveTextContent('R$ 1,00');
  expect(summary.getByText('Rodadas da Sorte, 5 títulos').nextSibling).toHaveTextContent('R$ 25,00');
  expect(summary.getByText('TOTAL').parentElement).toHaveTextContent('TOTAL R$ 26,00');
});

test('says "Seu carrinho está vazio" when nothing is on sale', async () => {
  open({ [eventRoute]: { ...currentEvent, produtos: [] } });
  expect(await screen.findByText('Seu carrinho está vazio')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finalize sua compra' })).not.toBeInTheDocument();
});

test('enables the purchase only with both acceptances, and asks for an item when every quantity is zero', async () => {
  const page = open();
  const conditions = await screen.findByRole('checkbox', { name: /^Li e aceito as condições gerais/ });
  const button = screen.getByRole('button', { name: 'Finalize sua compra' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Marque as duas caixas do Resumo para finalizar.');
  await page.user.click(conditions);
  expect(button).toBeDisabled();
  await page.user.click(screen.getByRole('checkbox', { name: 'Li e aceito as Ficha de cadastro' }));
  expect(button).toBeEnabled();
  await page.user.click(conditions);
  expect(button).toBeDisabled();

  await page.user.click(conditions);
  await page.user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Selecione ao menos um item');
  expect(page.network.requestsTo(checkoutRoute)).toEqual([]);
  await add(page, 'Raspe Mais', '+5');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows the registration form as text in a dialog, or that it could not be fetched, without ticking its box', async () => {
  const { user, network } = open({ [formRoute]: { status: 500 } });
  await user.click(await screen.findByRole('link', { name: 'Ficha de cadastro' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ficha de cadastro' }));
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
    'Erro ao buscar ficha de cadastro do usuário.',
  );
  await user.click((await dialog()).getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  network.on(formRoute, 'Nome: <b>Clara</b>\nCPF: 529.982.247-25');
  await user.click(screen.getByRole('link', { name: 'Ficha de cadastro' }));
  expect(await (await dialog()).findByText(/Nome: <b>Clara<\/b>/)).toBeVisible();
  expect(screen.getByLabelText('Li e aceito as Ficha de cadastro')).not.toBeChecked();
});

test('opens a checkout of the amount in reais and leads to the payment', async () => {
  const page = await finishWith();
  await screen.findByRole('heading', { name: 'Pagamento' });
  expect(page.address()).toBe('/carrinho/2');
  expect(page.network.requestsTo(checkoutRoute).map(({ body }) => body)).toEqual([
    { amount: 25, callbackUrl: `${window.location.origin}/carrinho/2` },
  ]);
  expect(localStorage.getItem('totalAmount')).toBe('25.00');
  expect(JSON.parse(localStorage.getItem('checkoutAttempt') ?? '')).toMatchObject({ owner: customer.id });
});

const waiting = {
  ...{ version: 2, owner: customer.id, key: 'K1', session: 'S1', customer: 'C1', amount: 2500 },
  items: [{ event: '10', productCode: '01', quantity: 5, unitValue: 5, totalValue: 25, eventYear: 2026 }],
  ...{ state: 'waiting', order: 'O1', method: 'pix', tries: 0, known: [], left: [], times: { startedAt: 0 } },
};
const finishBeside = (purchase: object, quantity: number) => {
  localStorage.setItem('checkoutAttempt', JSON.stringify(purchase));
  return finishWith({}, quantity);
};

test('a purchase whose payment waits is gone on with, and the customer is told', async () => {
  const page = await finishBeside(waiting, 5);
  await screen.findByText('Pagamento', { selector: 'h1 *' });
  expect(
    screen.getByText('Você tem um pagamento em andamento. Conclua-o ou escolha pagar de outra forma.'),
  ).toBeVisible();
  expect(page.network.requestsTo(checkoutRoute)).toEqual([]);
});

test('a customer who changed the cart while a payment waits is asked which to pay, and sees both sums', async () => {
  const page = await finishBeside(waiting, 10);
  const dialog = within(await screen.findByRole('dialog', { name: 'Qual compra você quer pagar?' }));
  expect(dialog.getByText(/R\$ 25,00 em andamento.* R\$ 50,00/)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: /^Continuar o pagamento de R\$\s25,00$/ }));
  await screen.findByText('Pagamento', { selector: 'h1 *' });
  expect(page.network.requestsTo(checkoutRoute)).toEqual([]);
  expect(screen.getByText('TOTAL').parentElement).toHaveTextContent('R$ 25,00');
});

test('a customer who pays the changed cart instead gets a new session, and the old order is still watched', async () => {
  const page = await finishBeside(waiting, 10);
  await page.user.click(await screen.findByRole('button', { name: /^Pagar o carrinho de R\$\s50,00$/ }));
  await screen.findByText('Pagamento', { selector: 'h1 *' });
  expect(page.network.requestsTo(checkoutRoute).map(({ body }) => body)).toMatchObject([{ amount: 50 }]);
  const { state, amount, left } = JSON.parse(localStorage.getItem('checkoutAttempt') ?? '');
  expect({ state, amount, left }).toMatchObject({ state: 'open', amount: 5000, left: [{ order: 'O1' }] });
});

test('a cart is not paid while nobody knows what became of the payment before it', async () => {
  await finishBeside({ ...waiting, state: 'sent', order: undefined }, 10);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Ainda não sabemos se o pagamento anterior foi feito\./)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Pagar o carrinho/ })).not.toBeInTheDocument();
});

test('is disabled while the checkout is opened, and a double click opens one', async () => {
  let answer: (body: unknown) => void = () => undefined;
  const page = open({ [checkoutRoute]: () => new Promise((done) => (answer = done)) });
  act(() => void page.store.dispatch(restored({ '10-01': 5 })));
  await accept(page);
  await page.user.dblClick(await finish());
  expect(await screen.findByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-disabled', 'true');
  expect(page.network.requestsTo(checkoutRoute)).toHaveLength(1);
  answer(checkout);
  await screen.findByText('Pagamento', { selector: 'h1 *' });
});

test('a checkout that is opened after the customer left is kept and reported, and navigates nowhere', async () => {
  let answer: (body: unknown) => void = () => undefined;
  const page = await finishWith({ [checkoutRoute]: () => new Promise((done) => (answer = done)) });
  await waitFor(() => expect(page.network.requestsTo(checkoutRoute)).toHaveLength(1));
  await act(async () => page.router.navigate('/FAQ/Lista'));
  answer(checkout);
  expect(
    await screen.findByText('Sua compra está pronta para o pagamento. Volte ao carrinho para pagar.'),
  ).toBeVisible();
  expect(page.address()).toBe('/FAQ/Lista');
  expect(JSON.parse(localStorage.getItem('checkoutAttempt') ?? '')).toMatchObject({ state: 'open' });
});

test('says nothing of the checkout where the session is over, whichever call says so', async () => {
  const refused = { status: 401, body: { message: 'Sessão expirada', statusCode: 401 } };
  const calls = [
    ['GET /api/users/me', customer],
    ['GET /api/payments/list', []],
    [checkoutRoute, checkout],
  ] as const;
  const page = await finishWith(Object.fromEntries(calls.map(([route]) => [route, refused])));
  for (const [route, answer] of calls) {
    await waitFor(() => expect(page.network.requestsTo(route)).toHaveLength(1));
    expect(await finish()).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    page.network.on(route, answer);
    await page.user.click(await finish());
  }
  await screen.findByText('Pagamento', { selector: 'h1 *' });
});

test.each([
  ['GET /api/users/me', customer],
  ['GET /api/payments/list', []],
  [checkoutRoute, checkout],
])('keeps nothing of a customer whose response to %s arrives after their logout', async (route, given) => {
  let answer: (value: unknown) => void = () => undefined;
  const page = await finishWith({ [route]: () => new Promise((resolve) => (answer = resolve)) });
  await waitFor(() => expect(page.network.requestsTo(route)).toHaveLength(1));

  act(() => page.session.signOut());
  await act(async () => answer(given));
  await finish();

  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  expect(page.address()).toBe('/carrinho/1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says "Erro ao criar checkout" once, whatever is wrong with the response, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await finishWith({
    [checkoutRoute]: { status: 400, body: { message: 'não', statusCode: 400 } },
  });
  const failed = async (times: number) => {
    await waitFor(() =>
      expect(screen.queryAllByRole('alert').map((line) => line.textContent)).toEqual(
        Array(times).fill('Erro ao criar checkout'),
      ),
    );
    expect(page.address()).toBe('/carrinho/1');
    expect(await finish()).toBeEnabled();
  };
  await failed(1);
  page.network.on(checkoutRoute, 'network-error');
  await page.user.click(await finish());
  await failed(2);
  page.network.on(checkoutRoute, { checkout_session: null });
  await page.user.click(await finish());
  await failed(3);
});

test('says that the titles could not be loaded, and tries again', async () => {
  const page = open({ [eventRoute]: 'network-error' });
  await screen.findByRole('button', { name: 'Tentar novamente' });
  page.network.on(eventRoute, currentEvent);
  await page.user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article', { name: 'Raspe Mais' })).toBeVisible();
});
