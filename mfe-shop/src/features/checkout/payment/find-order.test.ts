import type { Payment } from '@site/contracts/api/payments';
import type { Attempt } from '#features/checkout/checkout.storage.ts';
import { findOrder, newestOf, truthOf } from './find-order';

const item = { event: '10', productCode: '01', unitValue: 5, eventYear: 2026 };
const attempt: Attempt = {
  session: 'S1',
  customer: 'C1',
  amount: 2500,
  items: [
    { ...item, quantity: 3, totalValue: 15 },
    { ...item, productCode: '02', quantity: 2, totalValue: 10 },
  ],
  startedAt: Date.parse('2026-11-28T12:00:00Z'),
  state: 'paying',
};
const order = (change: Partial<Payment> = {}): Payment => ({
  orderId: 'O1',
  number: '10-000500',
  paymentType: 'COMPRA',
  paymentMethod: 'PIX',
  totalAmount: 25,
  quantity: 5,
  status: 'PENDING',
  created_at: '2026-11-28T12:01:00Z',
  history: [],
  ...change,
});

test('an order is found by its id, whatever else', () => {
  const known = { ...attempt, order: 'O2' };
  expect(findOrder([order(), order({ orderId: 'O2', totalAmount: 1 })], known)?.orderId).toBe('O2');
  expect(findOrder([order()], known)).toBeUndefined();
});

test.each([
  ['of the same amount and quantity, made since', {}, true],
  ['of another amount', { totalAmount: 30 }, false],
  ['of another quantity', { quantity: 6 }, false],
  ['of an exchange', { paymentType: 'PREMIO' }, false],
  ['made before', { created_at: '2026-11-28T11:00:00Z' }, false],
  ['without a date', { created_at: '' }, false],
])('a lost order is one %s', (_case, change, isFound) => {
  const since = { ...attempt, ordersSince: '2026-11-28T11:30:00Z' };
  expect(findOrder([order(change)], since) !== undefined).toBe(isFound);
});

test('the first order of a customer is found, too', () => {
  expect(findOrder([order()], { ...attempt, ordersSince: '' })).toBeDefined();
});

test('without knowledge of earlier orders the browser’s clock decides', () => {
  expect(findOrder([order({ created_at: '2026-11-28T11:59:30Z' })], attempt)).toBeDefined();
  expect(findOrder([order({ created_at: '2026-11-28T11:58:00Z' })], attempt)).toBeUndefined();
});

test('the newest of several dates, and of none', () => {
  const dates = ['2026-11-28T11:00:00Z', '', '2026-11-28T10:00:00-03:00'];
  expect(newestOf(dates.map((created_at) => order({ created_at })))).toBe('2026-11-28T10:00:00-03:00');
  expect(newestOf([])).toBe('');
});

test.each([
  ['CREATED', 'waiting'],
  ['PENDING', 'waiting'],
  ['NEW_ONE', 'waiting'],
  ['APPROVED', 'approved'],
  ['CANCELED', 'ended'],
  ['REFUNDED', 'ended'],
])('an order that is %s is %s', (status, truth) => {
  expect(truthOf({ status })).toBe(truth);
});
