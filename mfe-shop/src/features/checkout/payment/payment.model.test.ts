/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Payment as Order } from '@site/contracts/api/payments';
import { machine } from './payment.flow';
import type { Bank, CardWish, Happening, Try } from './model/model';
import { happening, play } from './model/play';

/** A server and a provider in memory: one order per session, one response per key, as the contract has it. */
function modelBank() {
  const sessions = new Map<string, { amount: number; order?: Order }>();
  const answers = new Map<string, { token: string; answer: { order: string; status: string } }>();
  const orders: Order[] = [];
  const charged = new Set<string>();
  const statuses = { approved: 'SUCCEEDED', declined: 'DECLINED', challenged: 'PENDING' } as const;
  let tokens = 0;

  const bank: Bank = {
    openSession: async (amount) => {
      const session = `s${sessions.size}`;
      sessions.set(session, { amount });
      return { session, customer: 'c' };
    },
    token: async (_session, method, wish) => `${method === 'pix' ? 'pix' : wish} ${(tokens += 1)}`,
    pay: async ({ key, session, token, amount, items }: Try) => {
      const before = answers.get(key);
      if (before) return before.token === token ? before.answer : 'refused';
      const found = sessions.get(session);
      if (found?.amount !== amount) return 'refused';
      if (found.order) return 'taken';
      const wish = token.split(' ')[0] as CardWish | 'pix';
      const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
      const order: Order = {
        ...{ orderId: `o${orders.length}`, number: '10-1', paymentType: 'COMPRA', paymentMethod: '' },
        ...{ totalAmount: amount / 100, quantity, created_at: '', history: [] },
        status: { approved: 'APPROVED', declined: 'CANCELED', challenged: 'PENDING', pix: 'PENDING' }[wish],
      };
      if (wish === 'approved') charged.add(order.orderId);
      orders.push(order);
      found.order = order;
      const answer = { order: order.orderId, status: wish === 'pix' ? 'READY_TO_PAY' : statuses[wish] };
      answers.set(key, { token, answer });
      return answer;
    },
    listOrders: async () => orders.map((order) => ({ ...order })),
    payOpen: async (id) => move(id, 'APPROVED'),
    end: async (id) => move(id, 'CANCELED'),
  };
  function move(id: string, status: string) {
    const order = orders.find(({ orderId }) => orderId === id);
    if (order?.status !== 'PENDING') return;
    order.status = status;
    if (status === 'APPROVED') charged.add(id);
  }
  return { bank, charged };
}

/** Sequences that found a fault, in this machine or in one that a fault was put into. */
const found: Happening[][] = [
  // The other tab must not pay while the first one is sending.
  [one('start'), one('start', { tab: 1 }), one('choose', { method: 'credit' }), one('tick')].concat(
    [
      one('arrive', { n: 1 }),
      one('tick'),
      one('arrive', { n: 1 }),
      one('choose', { tab: 1, method: 'credit' }),
    ],
    [one('arrive', { n: 1 })],
  ),
  // A code that was left is paid while the next try is in doubt: that try is not repeated by itself.
  [
    one('start'),
    one('choose'),
    one('leave'),
    one('arrive'),
    one('change'),
    one('choose'),
    one('arrive'),
  ].concat(
    [one('tick', { n: 3 }), one('payAnyPix'), one('arrive', { n: 1 })],
    [one('fault', { fault: 'late' }), one('fault', { fault: 'late' })],
  ),
];

function one(what: Happening['what'], rest: Partial<Happening> = {}): Happening {
  return { what, tab: 0, n: 0, fault: 'none', method: 'pix', ...rest };
}

const seen = new Set<string>();

async function playOnce(happenings: readonly Happening[]) {
  const { bank, charged } = modelBank();
  (await play(bank, charged, happenings)).forEach((transition) => seen.add(transition));
}

test('whatever happens between customer, browser, provider and server, a purchase is charged once and shown', async () => {
  const seed = Date.now() % 2 ** 31;
  const started = Date.now();
  const details = await fc.check(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 60, size: 'max' }), playOnce),
    { numRuns: 20_000, seed, examples: found.map((sequence): [Happening[]] => [sequence]) },
  );
  // eslint-disable-next-line no-console -- the seed with which the run can be repeated
  console.info(`Payment model: ${details.numRuns} sequences, seed ${seed}, ${Date.now() - started} ms`);
  expect(details.failed ? fc.defaultReportMessage(details) : '').toBe('');
});

test('the README says which events each state takes, and where they lead', () => {
  const readme = readFileSync(join(__dirname, '../../../../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` +\|[^|]+\| ?(.*?) *\|$/gm)].map(
    ([, phase = '', cell = '']) => {
      const moves = cell.split(';').flatMap((part) => {
        const [events = '', targets = ''] = part.split('→');
        const names = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
        return names(events).map((event) => [event, names(targets)] as const);
      });
      return [phase, new Map(moves)] as const;
    },
  );
  const eventsOf = (moves: object) => Object.keys(moves).sort();
  expect(rows.map(([phase, moves]) => [phase, [...moves.keys()].sort()])).toEqual(
    Object.entries(machine).map(([phase, moves]) => [phase, eventsOf(moves)]),
  );
  const table = new Map(rows);
  const untold = [...seen].filter((transition) => {
    const [from = '', event = '', to = ''] = transition.split(' ');
    return !table.get(from)?.get(event)?.includes(to);
  });
  expect(untold).toEqual([]);
});
