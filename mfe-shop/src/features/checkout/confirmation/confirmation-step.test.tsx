import { screen, waitFor } from '@testing-library/react';
import payments from '@site/contracts/examples/payments.json';
import { cartSlice } from '@site/cart/cart';
import { renderPage } from '@site/testing/render-page';
import { CartPage } from '#features/checkout/cart.page.tsx';
import { checkoutSlice } from '#features/checkout/checkout.slice.ts';

const order = payments[0] as (typeof payments)[number];
const formRoute = 'GET /api/payments/registration-form/download';

function open(answers: Record<string, object> = {}) {
  return renderPage(<CartPage />, {
    page: 'cart',
    at: '/carrinho/3',
    isSignedIn: true,
    slices: [cartSlice, checkoutSlice],
    answers: { 'GET /api/static-worker/atual/evento': { status: 500 }, ...answers },
  });
}

beforeEach(() => {
  localStorage.setItem('totalAmount', '1250.00');
  localStorage.setItem('paymentMethod', 'Cartão de débito');
  localStorage.setItem('merchant_order_id', 'O1');
});

test('says what was paid, how, and that it waits for its confirmation, and leads to orders and titles', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Confirmação de pagamento' })).toBeVisible();
  expect(screen.getByText('Status: Aguardando confirmação de pagamento')).toBeVisible();
  expect(screen.getByText(/Cartão de débito/)).toBeVisible();
  expect(screen.getByText('Valor da compra: R$ 1.250,00')).toBeVisible();
  expect(screen.getByText('Obrigado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver meus pedidos' })).toHaveAttribute(
    'href',
    '/meus-pedidos/compras',
  );
  expect(screen.getByRole('link', { name: 'Ver meus títulos' })).toHaveAttribute('href', '/meus-titulos');
});

test.each([
  ['nothing', undefined],
  ['what is not a sum', '-1'],
])('reads sum and way of paying from the order where the browser kept %s', async (_what, kept) => {
  localStorage.setItem('merchant_order_id', order.orderId);
  for (const key of ['totalAmount', 'paymentMethod']) {
    if (kept === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, kept);
  }
  open({ 'GET /api/payments/list': [{ ...order, orderId: 'another', totalAmount: 99 }, order] });
  expect(await screen.findByText('Valor da compra: R$ 15,00')).toBeVisible();
  expect(screen.getByText(/Cartão de crédito/)).toBeVisible();
});

test.each([
  ['that fails', { status: 503 }],
  ['without the order', []],
])('names no sum where none is known, after a list %s', async (_which, list) => {
  localStorage.removeItem('totalAmount');
  const { network } = open({ 'GET /api/payments/list': list });
  await waitFor(() => expect(network.requestsTo('GET /api/payments/list')).toHaveLength(1));
  expect(await screen.findByText('Obrigado')).toBeVisible();
  expect(screen.queryByText(/Valor da compra|R\$/)).not.toBeInTheDocument();
});

test('saves the registration form, or says that it could not', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const { user, network } = open({ [formRoute]: new Blob(['%PDF-'], { type: 'application/pdf' }) });
  const form = screen.getByRole('button', { name: 'Ficha de cadastro' });
  await user.click(form);
  await screen.findByRole('button', { name: 'Ficha de cadastro', busy: false });
  expect(saved).toEqual(['ficha_cadastro.pdf']);

  network.on(formRoute, { status: 500 });
  await user.click(form);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao baixar ficha de cadastro. Tente novamente mais tarde.',
  );
});

test('without a purchase the address is the cart', async () => {
  localStorage.removeItem('merchant_order_id');
  const { address } = open();
  await screen.findByRole('heading', { name: 'Meu carrinho' });
  expect(address()).toBe('/carrinho/1');
});
