import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '@site/contracts/examples/checkout.json';
import currentEvent from '@site/contracts/examples/current-event.json';
import payCard from '@site/contracts/examples/pay-card.json';
import payPix from '@site/contracts/examples/pay-pix.json';
import customer from '@site/contracts/examples/user.json';
import { cartSlice, restored } from '@site/cart/cart';
import { renderPage } from '@site/testing/render-page';
import { CartPage } from '#features/checkout/cart.page.tsx';
import { checkoutSlice, stepReached } from '#features/checkout/checkout.slice.ts';
import { type Purchase, storedPurchase } from '#features/checkout/checkout.storage.ts';
import { fakeYuno } from '#parts/payment-widget/fake-yuno.ts';

const listRoute = 'GET /api/payments/list';
const checkoutRoute = 'POST /api/payments/checkout';
const cardRoute = 'POST /api/payments/pay/credit-card';
const pixRoute = 'POST /api/payments/pay/pix';
const ipUrl = 'https://ip.example/json';
const card = { type: 'CARD', card_data: { type: 'CREDIT' } };
const pix = { type: 'PIX', card_data: null };

const purchase: Purchase = {
  version: 2,
  owner: customer.id,
  key: '7e57ab1e-0000-4000-8000-000000000001',
  session: 'S1',
  customer: 'C1',
  amount: 1500,
  items: [{ event: '10', productCode: '01', quantity: 3, unitValue: 5, totalValue: 15, eventYear: 2026 }],
  tries: 0,
  known: [],
  left: [],
  times: { startedAt: Date.now() },
  state: 'open',
};
const waiting = { state: 'waiting', order: payPix.merchant_order_id } as const;
const orderOf = (change: object = {}) => ({
  orderId: payPix.merchant_order_id,
  number: '10-000500',
  paymentType: 'COMPRA',
  totalAmount: 15,
  quantity: 3,
  status: 'PENDING',
  created_at: new Date().toISOString(),
  ...change,
});

let vendor: ReturnType<typeof fakeYuno>;
let user: ReturnType<typeof userEvent.setup>;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

interface Opened {
  answers?: Record<string, unknown>;
  stored?: Partial<Purchase> | null;
  reached?: 1 | 2;
  at?: string;
}

async function open({ answers = {}, stored = {}, reached = 2, at = '/' }: Opened = {}) {
  if (stored) storedPurchase.write({ ...purchase, ...stored });
  const page = renderPage(<CartPage />, {
    page: 'cart',
    at,
    isSignedIn: true,
    user,
    slices: [cartSlice, checkoutSlice],
    config: { paymentScriptUrl: 'https://pay.example/main.js', paymentPublicKey: 'key', clientIpUrl: ipUrl },
    answers: {
      'GET /api/static-worker/atual/evento': currentEvent,
      [`GET ${ipUrl}`]: { ip: '203.0.113.7' },
      [listRoute]: [],
      'GET /api/users/me': customer,
      [checkoutRoute]: checkout,
      [cardRoute]: payCard,
      [pixRoute]: payPix,
      ...answers,
    } as Record<string, object>,
  });
  act(() => {
    page.store.dispatch(restored({ '10-01': 3 }));
    page.store.dispatch(stepReached(reached));
  });
  await act(async () => page.router.navigate('/carrinho/2'));
  await pass(50);
  return page;
}

const give = async (token: string, info: typeof card | typeof pix) => {
  await act(async () => void vendor.shop().yunoCreatePayment(token, info as typeof card));
  await pass(50);
};
const result = async (status: string, sub?: string) => {
  await act(async () => vendor.shop().yunoPaymentResult(status, sub));
  await pass(50);
};
/** The focus is in the provider's list of methods, which the payment takes away. */
function chooseByKeyboard() {
  const list = document.querySelector(vendor.shop().elementSelector);
  list?.appendChild(document.createElement('button')).focus();
}
const quantities = (page: Awaited<ReturnType<typeof open>>) =>
  (page.store.getState() as unknown as { cart: Record<string, number> }).cart;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  vendor = fakeYuno();
  Object.assign(window, { Yuno: vendor.sdk });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'Yuno');
  Reflect.deleteProperty(window, Symbol.for('site.payment-sdk'));
});

test('embeds the checkout of the session, under the stepper and beside what is bought', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();
  expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  expect(vendor.shop().checkoutSession).toBe('S1');
  const summary = within(screen.getByRole('complementary', { name: 'Resumo' }));
  expect(summary.getByText('Raspe Mais, 3 títulos')).toBeVisible();
  expect(summary.getByText('TOTAL').parentElement).toHaveTextContent('TOTAL R$ 15,00');
  expect(summary.getByRole('link', { name: 'Alterar carrinho' })).toHaveAttribute('href', '/carrinho/1');
  expect(screen.getByText(/^Pagamento seguro: os dados do cartão vão direto/)).toBeVisible();
  jest.useRealTimers();
});

test('does not offer to change the cart once a payment is under way', async () => {
  await open({ stored: waiting, answers: { [listRoute]: [orderOf()] } });
  const summary = within(screen.getByRole('complementary', { name: 'Resumo' }));
  expect(summary.getByText('Raspe Mais, 3 títulos')).toBeVisible();
  expect(summary.queryByRole('link')).not.toBeInTheDocument();
});

test('goes to the cart when the stepper is at another step', async () => {
  const page = await open({ stored: null, reached: 1 });
  expect(page.address()).toBe('/carrinho/1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a reload before anything was sent begins with the cart, which kept its quantities', async () => {
  const page = await open({ reached: 1 });
  expect(page.address()).toBe('/carrinho/1');
  expect(quantities(page)).toEqual({ '10-01': 3 });
});

test('a purchase of another customer of this browser is forgotten, and never shown as one’s own', async () => {
  localStorage.setItem('totalAmount', '15.00');
  localStorage.setItem('paymentMethod', 'PIX');
  localStorage.setItem('merchant_order_id', payPix.merchant_order_id);
  const page = await open({
    stored: { owner: 'somebody-else', state: 'waiting', order: payPix.merchant_order_id },
  });
  expect(page.address()).toBe('/carrinho/1');
  expect(storedPurchase.read()).toBeUndefined();
  await act(async () => page.router.navigate('/carrinho/3'));
  expect(page.address()).toBe('/carrinho/1');
});

test('a purchase of one’s own goes on after a reload', async () => {
  const page = await open({
    stored: { owner: customer.id, state: 'waiting', order: payPix.merchant_order_id },
    answers: { [listRoute]: [orderOf()] },
    reached: 1,
  });
  expect(page.address()).toBe('/carrinho/2');
  expect(vendor.count('continuePayment')).toBe(1);
});

test('says that the checkout data is gone', async () => {
  const page = await open();
  act(() => storedPurchase.remove());
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Dados de checkout não encontrados');
  expect(page.address()).toBe('/carrinho/1');
});

test('pays by card with exactly the documented payload, and its success leads to the confirmation', async () => {
  localStorage.setItem('totalAmount', '15.00');
  const page = await open();
  await give('T1', card);
  expect(page.network.requestsTo(cardRoute).map(({ body }) => body)).toEqual([
    {
      amount: 15,
      description: 'Raspe Mais',
      orderItems: purchase.items,
      card_token: 'T1',
      checkout_session: 'S1',
      yuno_customer_id: 'C1',
      ip: '203.0.113.7',
      os: expect.any(String),
      browser: navigator.userAgent,
      platform: navigator.platform,
    },
  ]);
  expect(page.network.requestsTo(cardRoute)[0]?.headers['x-idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(vendor.count('continuePayment')).toBe(1);

  await result('SUCCEEDED');
  expect(page.address()).toBe('/carrinho/3');
  expect(screen.getByRole('heading', { name: 'Confirmação de pagamento' })).toBeVisible();
  expect(screen.getByText('Status: Aguardando confirmação de pagamento')).toBeVisible();
  expect(screen.getByText('Valor da compra: R$ 15,00')).toBeVisible();
  expect(quantities(page)).toEqual({ '10-01': 1, '10-02': 1 });
  expect(storedPurchase.read()).toBeUndefined();
  expect(localStorage.getItem('paymentMethod')).toBe('Cartão de crédito');
  expect(localStorage.getItem('merchant_order_id')).toMatch(/^5d6f2b10-/);
  expect(screen.queryByText('T1')).not.toBeInTheDocument();
  expect(JSON.stringify({ ...localStorage })).not.toContain('T1');
});

test('a payment by debit card that the bank still looks at leads to the confirmation, too', async () => {
  localStorage.setItem('totalAmount', '15.00');
  const page = await open();
  await give('T1', { type: 'CARD', card_data: { type: 'DEBIT' } });
  await result('PENDING', 'IN_PROCESS');
  expect(page.address()).toBe('/carrinho/3');
  expect(localStorage.getItem('paymentMethod')).toBe('Cartão de débito');
});

test('PIX goes on when it is ready to be paid, and our server tells that it was', async () => {
  localStorage.setItem('totalAmount', '15.00');
  const page = await open();
  chooseByKeyboard();
  await give('T1', pix);
  expect(page.network.requestsTo(pixRoute)).toHaveLength(1);
  expect(vendor.count('continuePayment')).toBe(1);
  expect(screen.getByText(/^Aguardando a confirmação do pagamento\./)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Pagamento' })).toHaveFocus();
  await result('PENDING');
  expect(page.address()).toBe('/carrinho/2');
  page.network.on(listRoute, [orderOf({ status: 'APPROVED' })]);
  await pass(4000);
  expect(page.address()).toBe('/carrinho/3');
});

test('PIX that is not ready to be paid does not go on', async () => {
  const page = await open({ answers: { [pixRoute]: { ...payPix, status: 'DECLINED' } } });
  await give('T1', pix);
  expect(vendor.count('continuePayment')).toBe(0);
  expect(page.network.requestsTo(checkoutRoute)).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Pagamento recusado.');
});

test('a PIX code that neither provider nor server ends has an end, which says so, and can still be paid', async () => {
  localStorage.setItem('totalAmount', '15.00');
  let answer: (orders: unknown) => void = () => undefined;
  const slow = () => new Promise((done) => (answer = done));
  const page = await open({ stored: { ...waiting, method: 'pix' }, answers: { [listRoute]: slow } });
  expect(screen.getByText(/^Aguardando a confirmação do pagamento/)).toBeVisible();
  await pass(36 * 60_000);
  answer([orderOf()]);
  await pass(50);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Não recebemos a confirmação deste pagamento no prazo. Se você já pagou, acompanhe em Meus pedidos; se não, escolha pagar de outra forma.',
  );
  expect(screen.queryByText(/^Aguardando a confirmação do pagamento/)).not.toBeInTheDocument();
  const asked = page.network.requestsTo(listRoute).length;
  await pass(60_000);
  expect(page.network.requestsTo(listRoute)).toHaveLength(asked);
  expect(screen.getByRole('button', { name: 'Pagar de outra forma' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Ver meus pedidos' })).toHaveAttribute(
    'href',
    '/meus-pedidos/compras',
  );

  page.network.on(listRoute, [orderOf({ status: 'APPROVED' })]);
  await user.click(screen.getByRole('button', { name: 'Já paguei' }));
  await pass(50);
  expect(page.address()).toBe('/carrinho/3');
});

test('"Já paguei" asks the server at once, and so does the return from the bank’s app', async () => {
  localStorage.setItem('totalAmount', '15.00');
  const page = await open();
  await give('T1', pix);
  await user.click(screen.getByRole('button', { name: 'Já paguei' }));
  await pass(50);
  expect(screen.getByText('Ainda não recebemos a confirmação do pagamento.')).toBeVisible();
  page.network.on(listRoute, [orderOf({ status: 'APPROVED' })]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(50);
  expect(page.address()).toBe('/carrinho/3');
});

test('cancelling, told as an error or as a result, stays on the step and opens the same session again', async () => {
  const page = await open();
  const cancelled = async (mounted: number) => {
    await pass(50);
    expect(page.address()).toBe('/carrinho/2');
    expect(screen.getByRole('alert')).toHaveTextContent('Pagamento cancelado.');
    expect(page.network.requestsTo(checkoutRoute)).toEqual([]);
    expect(vendor.shop().checkoutSession).toBe('S1');
    expect(vendor.count('mountCheckout')).toBe(mounted);
  };
  await act(async () => vendor.shop().yunoError('CANCELED_BY_USER', { cause: 'USER_CANCEL_ON_PROVIDER' }));
  await cancelled(2);
  await result('PENDING', 'CANCELLED_BY_USER');
  await cancelled(3);
});

test('cancelling a payment that was made keeps amount and method, goes on with a new session, and looks for the old one', async () => {
  localStorage.setItem('totalAmount', '15.00');
  const page = await open();
  page.network.on(listRoute, [orderOf()]);
  await give('T1', pix);
  await result('PENDING', 'CANCELLED_BY_USER');
  expect(page.address()).toBe('/carrinho/2');
  expect(page.network.requestsTo(checkoutRoute).map(({ body }) => body)).toEqual([
    { amount: 15, callbackUrl: `${window.location.origin}/carrinho/2` },
  ]);
  expect(vendor.shop().checkoutSession).toBe(checkout.checkout_session);
  expect(localStorage.getItem('totalAmount')).toBe('15.00');
  expect(localStorage.getItem('paymentMethod')).toBe('PIX');
  expect(quantities(page)).toEqual({ '10-01': 3 });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Pagamento cancelado. Escolha de novo como pagar e não use mais o código PIX anterior.',
  );
  expect(vendor.count('mountCheckout')).toBe(2);

  // Where the code is paid after all, it is the purchase.
  page.network.on(listRoute, [orderOf({ status: 'APPROVED', paymentMethod: 'PIX' })]);
  await pass(4000);
  expect(page.address()).toBe('/carrinho/3');
  expect(screen.getByText('Valor da compra: R$ 15,00')).toBeVisible();
  expect(localStorage.getItem('merchant_order_id')).toBe(payPix.merchant_order_id);
});

test('a customer who leaves a PIX code is told not to pay it any more', async () => {
  await open();
  await give('T1', pix);
  await user.click(screen.getByRole('button', { name: 'Pagar de outra forma' }));
  await pass(50);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Pagamento cancelado. Escolha de novo como pagar e não use mais o código PIX anterior.',
  );
});

test('a cancelled PIX code that was paid meanwhile leaves nothing to pay by card', async () => {
  const page = await open();
  await give('T1', pix);
  await result('PENDING', 'CANCELLED_BY_USER');
  page.network.on(listRoute, [orderOf({ status: 'APPROVED', paymentMethod: 'PIX' })]);
  await give('T2', card);
  expect(page.network.requestsTo(cardRoute)).toEqual([]);
  expect(page.address()).toBe('/carrinho/3');
  expect(screen.getByText('Forma de pagamento: PIX')).toBeVisible();
});

test('a cancelled PIX code is not taken for the payment whose response was lost', async () => {
  const page = await open({
    stored: {
      state: 'sent',
      left: [
        {
          ...{ order: payPix.merchant_order_id, method: 'pix' as const },
          amount: 1500,
          items: purchase.items,
        },
      ],
    },
  });
  page.network.on(listRoute, [orderOf()]);
  await pass(20_000);
  expect(page.address()).toBe('/carrinho/2');
  expect(screen.getByRole('alert')).toHaveTextContent('Não encontramos nenhum pagamento.');
});

test('a payment that was approved while it was cancelled is a purchase', async () => {
  localStorage.setItem('totalAmount', '15.00');
  const page = await open();
  await give('T1', pix);
  page.network.on(listRoute, [orderOf({ status: 'APPROVED' })]);
  await result('PENDING', 'CANCELLED_BY_USER');
  expect(page.address()).toBe('/carrinho/3');
  expect(page.network.requestsTo(checkoutRoute)).toEqual([]);
});

test('a declined card leads back to the methods with a new session', async () => {
  const page = await open();
  chooseByKeyboard();
  await give('T1', card);
  await result('DECLINED', 'INSUFFICIENT_FUNDS');
  expect(page.address()).toBe('/carrinho/2');
  expect(screen.getByRole('group', { name: 'Pagamento' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Pagamento recusado. Escolha outra forma de pagamento.',
  );
  expect(vendor.shop().checkoutSession).toBe(checkout.checkout_session);
  await give('T2', pix);
  expect(page.network.requestsTo(pixRoute)[0]?.body).toMatchObject({
    checkout_session: checkout.checkout_session,
    card_token: 'T2',
  });
});

test('an expired PIX code can be replaced by a new one', async () => {
  const page = await open();
  await give('T1', pix);
  page.network.on(listRoute, [orderOf({ status: 'CANCELED' })]);
  await pass(4000);
  expect(screen.getByRole('alert')).toHaveTextContent('O prazo do PIX terminou.');
  expect(vendor.shop().checkoutSession).toBe(checkout.checkout_session);
});

test('any other error of the widget leads to the cart', async () => {
  const page = await open();
  await act(async () => vendor.shop().yunoError('INTERNAL_ERROR'));
  await pass(50);
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao processar o pagamento.');
  expect(page.address()).toBe('/carrinho/1');
  expect(quantities(page)).toEqual({ '10-01': 3 });
});

test.each([
  ['Erro ao criar pagamento Cartão', card, cardRoute],
  ['Erro ao criar pagamento PIX', pix, pixRoute],
])('says "%s" when the server refuses, and leads to the cart', async (message, info, route) => {
  const refusal = { status: 400, body: { message: 'Token inválido', statusCode: 400 } };
  const page = await open({ answers: { [route]: refusal } });
  await give('T1', info);
  expect(screen.getAllByRole('alert').map((line) => line.textContent)).toEqual([message]);
  expect(page.address()).toBe('/carrinho/1');
  expect(page.network.requestsTo(route)).toHaveLength(1);
});

test('pays without an address when the IP service does not respond within two seconds', async () => {
  const page = await open({ answers: { [`GET ${ipUrl}`]: 'never' } });
  await act(async () => void vendor.shop().yunoCreatePayment('T1', card));
  await pass(4000);
  expect(page.network.requestsTo(cardRoute)[0]?.body).toMatchObject({ ip: '' });
});

test('a token that comes twice is paid once', async () => {
  const page = await open();
  const { yunoCreatePayment } = vendor.shop();
  await act(async () => {
    void yunoCreatePayment('T1', card);
    void yunoCreatePayment('T1', card);
  });
  await pass(50);
  expect(page.network.requestsTo(cardRoute)).toHaveLength(1);
});

test('a network that drops is looked up first, and then the same payment is sent again with the same key', async () => {
  let asked = 0;
  const page = await open({
    answers: { [cardRoute]: () => (++asked === 1 ? 'network-error' : payCard) },
  });
  await give('T1', card);
  expect(page.network.requestsTo(cardRoute)).toHaveLength(1);
  expect(page.network.requestsTo(listRoute).length).toBeGreaterThan(0);
  await pass(4000);
  const sent = page.network.requestsTo(cardRoute);
  expect(sent).toHaveLength(2);
  expect(sent.map(({ headers }) => headers['x-idempotency-key'])).toEqual([purchase.key, purchase.key]);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(vendor.count('continuePayment')).toBe(1);
});

test('a payment without a response is never sent while the server cannot say what became of it', async () => {
  const page = await open({ answers: { [cardRoute]: 'network-error', [listRoute]: 'network-error' } });
  await give('T1', card);
  await pass(60_000);
  expect(page.network.requestsTo(cardRoute)).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Não recebemos a resposta do seu pagamento.');
  expect(screen.getByRole('link', { name: 'Ver meus pedidos' })).toHaveAttribute(
    'href',
    '/meus-pedidos/compras',
  );
  page.network.on(listRoute, [orderOf()]);
  await user.click(screen.getByRole('button', { name: 'Verificar pagamento' }));
  await pass(50);
  expect(vendor.count('continuePayment')).toBe(1);
  expect(page.network.requestsTo(cardRoute)).toHaveLength(1);
  expect(storedPurchase.read()).toMatchObject(waiting);
});

test.each([401, 422])('a %i to the second try does not say that the first was not paid', async (status) => {
  let asked = 0;
  const refusal = { status, body: { message: 'não', statusCode: status } };
  const page = await open({
    answers: { [cardRoute]: () => (++asked === 1 ? 'network-error' : refusal) },
  });
  await give('T1', card);
  await pass(4000);
  expect(page.network.requestsTo(cardRoute)).toHaveLength(2);
  expect(page.address()).toBe('/carrinho/2');
  expect(storedPurchase.read()).toMatchObject({ state: 'sent', session: 'S1' });
  page.network.on(listRoute, [orderOf({ status: 'APPROVED' })]);
  await pass(4000);
  expect(page.address()).toBe('/carrinho/3');
});

test.each([
  ['an error', () => vendor.shop().yunoError('INTERNAL_ERROR')],
  ['a cancellation', () => vendor.shop().yunoPaymentResult('PENDING', 'CANCELLED_BY_USER')],
])('%s of the provider while our call is under way does not end the payment', async (_case, say) => {
  let answer: (body: unknown) => void = () => undefined;
  const page = await open({ answers: { [cardRoute]: () => new Promise((done) => (answer = done)) } });
  await give('T1', card);
  await act(async () => say());
  await pass(50);
  expect(page.address()).toBe('/carrinho/2');
  expect(storedPurchase.read()).toMatchObject({ state: 'sent' });
  await act(async () => answer(payCard));
  await pass(50);
  expect(storedPurchase.read()).toMatchObject({ state: 'waiting', order: payCard.merchant_order_id });
  expect(vendor.count('continuePayment')).toBe(1);
});

test('a closed window of a card keeps the step, and charges nothing again', async () => {
  const page = await open({ answers: { [cardRoute]: { ...payCard, status: 'PENDING' } } });
  page.network.on(listRoute, [orderOf()]);
  await give('T1', card);
  await result('PENDING', 'CANCELLED_BY_USER');
  expect(page.address()).toBe('/carrinho/2');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'O pagamento foi interrompido, mas ainda pode ser concluído.',
  );
  await user.click(screen.getByRole('button', { name: 'Continuar pagamento' }));
  await pass(50);
  expect(vendor.count('mountCheckout')).toBe(2);
  expect(page.network.requestsTo(checkoutRoute)).toEqual([]);
});

test('a customer who pays where nothing can be stored is warned before', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'QuotaExceededError');
  });
  await open();
  expect(screen.getByText(/^Seu navegador não está guardando os dados deste site\./)).toBeVisible();
  blocked.mockRestore();
});

test('a widget that cannot be opened leads to the cart with the message', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window, { Yuno: { initialize: () => Promise.reject(new Error('key')) } });
  const page = await open();
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível abrir o pagamento.');
  expect(page.address()).toBe('/carrinho/1');
  said.mockRestore();
});

test.each([
  [409, 'Este pedido já está em pagamento.'],
  // An earlier try under the same key arrived after all (D23).
  [422, 'Esta chave de idempotência já foi usada com outro pedido.'],
])('a first try with the response %i is looked up: there is a payment already', async (status, message) => {
  const taken = { status, body: { message, statusCode: status } };
  const page = await open({ answers: { [cardRoute]: taken } });
  page.network.on(listRoute, [orderOf()]);
  await give('T1', card);
  expect(page.network.requestsTo(cardRoute)).toHaveLength(1);
  expect(storedPurchase.read()).toMatchObject(waiting);
});

test('after a reload in the middle of a payment the server is asked, and the payment goes on', async () => {
  const page = await open({
    stored: { state: 'sent' },
    reached: 1,
    answers: { [listRoute]: [orderOf()] },
  });
  await pass(50);
  expect(page.address()).toBe('/carrinho/2');
  expect(vendor.count('continuePayment')).toBe(1);
  expect(screen.queryByText('Como você quer pagar?')).not.toBeVisible();
});

test('after a reload a payment that never arrived can be made, on the same session', async () => {
  const earlier = orderOf({ orderId: 'before' });
  const page = await open({
    stored: { state: 'sent', known: ['before'] },
    reached: 1,
    answers: { [listRoute]: [earlier, orderOf({ quantity: 4 }), orderOf({ paymentType: 'PREMIO' })] },
  });
  expect(screen.getByText('Verificando seu pagamento...')).toBeVisible();
  await pass(20_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Não encontramos nenhum pagamento.');
  expect(vendor.shop().checkoutSession).toBe('S1');
  expect(page.network.requestsTo(checkoutRoute)).toEqual([]);
});

test('after a reload without a network nothing can be paid before the server responds', async () => {
  const page = await open({
    stored: { state: 'sent' },
    reached: 1,
    answers: { [listRoute]: 'network-error' },
  });
  await pass(7000);
  expect(screen.getByRole('button', { name: 'Verificar pagamento' })).toBeVisible();
  expect(vendor.configs).toEqual([]);
  page.network.on(listRoute, [orderOf()]);
  await user.click(screen.getByRole('button', { name: 'Verificar pagamento' }));
  await pass(50);
  expect(storedPurchase.read()).toMatchObject({ state: 'waiting' });
});

/** What the page says and offers while nothing reaches the server, and which record the purchase goes on with. */
const offline: [string, Partial<Purchase>, string | undefined, RegExp, string, string][] = [
  ['a payment that is sent', {}, undefined, /nada será cobrado duas vezes/, 'Verificar pagamento', 'sent'],
  [
    'a payment in doubt',
    { state: 'sent', method: 'credit' },
    undefined,
    /nada será cobrado duas vezes/,
    'Verificar pagamento',
    'sent',
  ],
  [
    'a code that waits',
    { ...waiting, method: 'pix' },
    'Já paguei',
    /^Não conseguimos consultar o pagamento agora/,
    'Pagar de outra forma',
    'waiting',
  ],
  [
    'a code that is left',
    { ...waiting, method: 'pix' },
    'Pagar de outra forma',
    /^Não conseguimos consultar o pagamento agora/,
    'Já paguei',
    'waiting',
  ],
];

test.each(offline)('offline with %s: the page says so and leaves a way on', async (...row) => {
  const [, stored, press, words, wayOn, state] = row;
  const down = {
    [cardRoute]: 'network-error',
    [listRoute]: 'network-error',
    [checkoutRoute]: 'network-error',
  };
  const page = await open({ stored, answers: down });
  if (!stored.state) await give('T1', card);
  if (press) await user.click(screen.getByRole('button', { name: press }));
  await pass(9_000);
  expect(screen.getAllByText(words)[0]).toBeVisible();
  expect(storedPurchase.read()).toMatchObject({ state });

  // Back online the order is there, and paid.
  page.network.on(listRoute, [orderOf({ status: 'APPROVED' })]);
  await user.click(screen.getByRole('button', { name: wayOn }));
  await pass(50);
  expect(page.address()).toBe('/carrinho/3');
});

test('offline where a new session is needed: the cart says so, and the order that was left is watched', async () => {
  const page = await open({
    stored: { ...waiting, method: 'pix' },
    answers: { [listRoute]: [orderOf()], [checkoutRoute]: 'network-error' },
  });
  await user.click(screen.getByRole('button', { name: 'Pagar de outra forma' }));
  await pass(50);
  expect(page.address()).toBe('/carrinho/1');
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao criar checkout');
  expect(storedPurchase.read()).toMatchObject({ state: 'waiting', order: payPix.merchant_order_id });
});

test('after the return from the bank the server tells how it ended', async () => {
  localStorage.setItem('totalAmount', '15.00');
  localStorage.setItem('paymentMethod', 'Cartão de crédito');
  localStorage.setItem('merchant_order_id', payPix.merchant_order_id);
  const page = await open({
    stored: waiting,
    reached: 1,
    answers: { [listRoute]: [orderOf({ status: 'APPROVED' })] },
  });
  await pass(50);
  expect(page.address()).toBe('/carrinho/3');
});

test('another tab that pays first leaves nothing to pay here', async () => {
  const page = await open();
  act(() => storedPurchase.write({ ...purchase, state: 'sent' }));
  await give('T1', card);
  expect(page.network.requestsTo(cardRoute)).toEqual([]);
  expect(screen.getByText('Verificando seu pagamento...')).toBeVisible();
});

test('a purchase that another tab began again goes on here with its session', async () => {
  await open();
  const earlier = vendor.shop();
  act(() => storedPurchase.write({ ...purchase, session: 'S2' }));
  await pass(50);
  expect(vendor.shop().checkoutSession).toBe('S2');
  await act(async () => void earlier.yunoCreatePayment('T1', card));
  expect(storedPurchase.read()).toMatchObject({ session: 'S2', state: 'open' });
});

test('a payment under way is gone on with instead of opening a second session', async () => {
  const page = await open({ stored: waiting });
  await act(async () => page.router.navigate('/carrinho/1'));
  await pass(50);
  await user.click(await screen.findByRole('checkbox', { name: /condições gerais/ }));
  await user.click(screen.getByRole('checkbox', { name: /Ficha de cadastro/ }));
  const finishing = user.click(screen.getByRole('button', { name: 'Finalize sua compra' }));
  await pass(50);
  await finishing;
  expect(page.address()).toBe('/carrinho/2');
  expect(page.network.requestsTo(checkoutRoute)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pagar de outra forma' }));
  await pass(50);
  expect(page.network.requestsTo(checkoutRoute)).toHaveLength(1);
});

test('a response that comes after the customer left navigates nowhere', async () => {
  let answer: (body: unknown) => void = () => undefined;
  const page = await open({ answers: { [cardRoute]: () => new Promise((done) => (answer = done)) } });
  await give('T1', card);
  await act(async () => page.router.navigate('/meus-titulos'));
  answer({ status: 400, body: { message: 'não', statusCode: 400 } });
  await pass(50);
  await waitFor(() => expect(storedPurchase.read()).toBeUndefined());
  expect(page.address()).toBe('/meus-titulos');
});
