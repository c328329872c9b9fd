/** @jest-environment node */
import type { Payment } from '@site/contracts/api/payments';
import type { Purchase } from '#features/checkout/checkout.storage.ts';
import { findOrder, findPaidLeft, orderStateOf } from './find-order';

const item = { event: '10', productCode: '01', unitValue: 5, eventYear: 2026 };
const lost: Purchase = {
  ...{ version: 2, owner: 'u', key: 'k', session: 'S1', customer: 'C1', state: 'sent', amount: 2500 },
  items: [
    { ...item, quantity: 3, totalValue: 15 },
    { ...item, productCode: '02', quantity: 2, totalValue: 10 },
  ],
  ...{ tries: 0, known: ['O0'], left: [], times: { startedAt: 0 } },
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
  const purchase = { ...lost, order: 'O2' };
  expect(findOrder([order(), order({ orderId: 'O2', totalAmount: 1 })], purchase)?.orderId).toBe('O2');
  expect(findOrder([order()], purchase)).toBeUndefined();
});

test.each([
  ['of the same amount and quantity, which is new', {}, true],
  ['without a date', { created_at: '' }, true],
  ['of another amount', { totalAmount: 30 }, false],
  ['of another quantity', { quantity: 6 }, false],
  ['of an exchange', { paymentType: 'PREMIO' }, false],
  ['that was there before', { orderId: 'O0' }, false],
  ['that the customer turned away from', { orderId: 'OL' }, false],
])('a lost order is one %s', (_case, change, isFound) => {
  const purchase = { ...lost, left: [{ order: 'OL', amount: 2500, items: [] }] };
  expect(findOrder([order(change)], purchase) !== undefined).toBe(isFound);
});

test.each([
  ['2026-11-28T12:00:30Z', true],
  ['2026-11-28T09:01:00-03:00', false],
])('what the first release left compares the server’s own dates: newer than %s', (since, isFound) => {
  expect(findOrder([order()], { ...lost, known: [], since }) !== undefined).toBe(isFound);
});

test('an order that was left is found when it was paid', () => {
  const left = [{ order: 'OL', amount: 500, items: [], method: 'pix' as const }];
  expect(findPaidLeft([order({ orderId: 'OL' })], { ...lost, left })).toBeUndefined();
  expect(findPaidLeft([order({ orderId: 'OL', status: 'APPROVED' })], { ...lost, left })).toBe(left[0]);
});

test.each([
  ['CREATED', 'waiting'],
  ['PENDING', 'waiting'],
  ['NEW_ONE', 'waiting'],
  ['APPROVED', 'approved'],
  ['CANCELED', 'ended'],
  ['REFUNDED', 'ended'],
])('an order that is %s is %s', (status, state) => {
  expect(orderStateOf({ status })).toBe(state);
});
