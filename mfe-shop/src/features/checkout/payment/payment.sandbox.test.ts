import fc from 'fast-check';
import { parse } from 'valibot';
import { createSandboxClient, type SandboxClient, type TestCustomer } from 'sandbox/testing/sandbox-client';
import { payAnswer, payments } from '@site/contracts/api/payments';
import type { Bank, Happening } from './model/model';
import { happening, play } from './model/play';

const engines = JSON.parse(process.env.SANDBOX_TEST_ENGINES ?? '{}') as { PostgreSQL: string };
const sandbox = createSandboxClient(engines.PostgreSQL);
const cards = { approved: '4111111111111111', declined: '4000000000000002', challenged: '4000000000003220' };
const halfAnHour = 30 * 60;

/** The sandbox as the bank of one customer, who notes what left their account and what came back. */
function sandboxBank({ call, ordersOf, confirmPix, timePasses }: SandboxClient, customer: TestCustomer) {
  const { token } = customer;
  const charged = new Set<string>();
  /** In cents, by order. */
  const [paid, refunded] = [new Map<string, number>(), new Map<string, number>()];
  const made = new Map<string, { session: string; isPix: boolean; amount: number }>();
  const ofSession = (session: string) => `/sandbox/checkout/sessions/${session}`;

  async function pays(order: string) {
    const { session, isPix, amount } = madeAs(order);
    if (!isPix) {
      await call('POST', `${ofSession(session)}/challenge`, { body: { approve: true } });
      return charge(order, amount);
    }
    const status = await confirmPix(order);
    if (status === 'SUCCEEDED') return charge(order, amount);
    paid.set(order, amount);
    refunded.set(order, amount);
  }
  function madeAs(order: string) {
    const found = made.get(order);
    if (!found) throw new Error(`nobody was told of the order ${order}`);
    return found;
  }
  function charge(order: string, amount: number) {
    charged.add(order);
    paid.set(order, amount);
  }

  const bank: Bank = {
    openSession: async (amount) => {
      const body = { amount: amount / 100, callbackUrl: 'http://localhost:3000/carrinho/2' };
      const answer = await call<Record<string, string>>('POST', '/api/payments/checkout', { token, body });
      return { session: answer.body.checkout_session ?? '', customer: answer.body.customer_id ?? '' };
    },
    token: async (session, method, wish) => {
      const type = method === 'debit' ? 'DEBIT' : 'CREDIT';
      const card = { number: cards[wish], holder: 'CLARA TESTE', expiry: '11/28', cvv: '123', type };
      const body = method === 'pix' ? { method: 'PIX' } : { method: 'CARD', card };
      const answer = await call<{ token: string }>('POST', `${ofSession(session)}/tokens`, { body });
      return answer.body.token;
    },
    pay: async ({ session, key, token: cardToken, method, amount, items, customer: id }) => {
      const answer = await call('POST', `/api/payments/pay/${method === 'pix' ? 'pix' : 'credit-card'}`, {
        token,
        headers: { 'x-idempotency-key': key },
        body: {
          ...{ amount: amount / 100, description: 'Raspe Mais', orderItems: items, card_token: cardToken },
          ...{ checkout_session: session, yuno_customer_id: id, ip: '', os: '', browser: '', platform: '' },
        },
      });
      if (answer.status === 409) return 'taken';
      if (answer.status >= 400) return 'refused';
      const { merchant_order_id: order, status } = parse(payAnswer, answer.body);
      made.set(order, { session, isPix: method === 'pix', amount });
      if (status === 'SUCCEEDED') charge(order, amount);
      return { order, status };
    },
    listOrders: async () => parse(payments, await ordersOf(customer)),
    payOpen: pays,
    end: async (order) => {
      const { session, isPix } = madeAs(order);
      if (isPix) return timePasses(customer, halfAnHour);
      return call('POST', `${ofSession(session)}/challenge`, { body: { approve: false } });
    },
  };

  /** The customer pays a PIX code that has expired. */
  async function payTooLate() {
    await timePasses(customer, halfAnHour);
    const ended = (await bank.listOrders()).filter(({ status }) => status === 'CANCELED');
    const code = ended.find(({ orderId }) => made.get(orderId)?.isPix);
    if (code) await pays(code.orderId);
  }
  const sum = (amounts: Map<string, number>) => [...amounts.values()].reduce((all, one) => all + one, 0);
  return { bank, charged, payTooLate, paid: () => sum(paid), refunded: () => sum(refunded) };
}

test('what customers paid is in orders or was given back, to the cent, whatever happens on the way', async () => {
  const seed = Date.now() % 2 ** 31;
  const started = Date.now();
  const money = { paid: 0, refunded: 0 };
  const playOnce = async (happenings: readonly Happening[]) => {
    const customer = await sandbox.newCustomer();
    const { bank, charged, payTooLate, paid, refunded } = sandboxBank(sandbox, customer);
    await play(bank, charged, happenings);
    await payTooLate();
    const orders = await bank.listOrders();
    const cents = (wanted: string) =>
      orders
        .filter(({ status }) => status === wanted)
        .reduce((all, { totalAmount }) => all + Math.round(totalAmount * 100), 0);
    const books = { orders: cents('APPROVED'), refunds: cents('REFUNDED') };
    if (books.orders !== paid() - refunded() || books.refunds !== refunded())
      throw new Error(`paid ${paid()}, given back ${refunded()}, in the books ${JSON.stringify(books)}`);
    money.paid += paid();
    money.refunded += refunded();
  };
  // Each begins with a payment that is sent: a short sequence would seldom come that far.
  const sequence = fc
    .tuple(happening, fc.array(happening, { minLength: 3, maxLength: 23, size: 'max' }))
    .map(([first, rest]): Happening[] => [
      { ...first, tab: 0, what: 'start' },
      { ...first, tab: 0, what: 'choose' },
      ...rest,
    ]);
  const details = await fc.check(fc.asyncProperty(sequence, playOnce), { numRuns: 40, seed });
  // eslint-disable-next-line no-console -- the seed with which the run can be repeated
  console.info(
    `Payment model on PostgreSQL: seed ${seed}, ${money.paid} cents paid, ${money.refunded} given back, ${Date.now() - started} ms`,
  );
  expect(details.failed ? fc.defaultReportMessage(details) : '').toBe('');
  expect(money.paid).toBeGreaterThan(money.refunded);
  expect(money.refunded).toBeGreaterThan(0);
});
