/** @jest-environment node */
import type { Payment } from '@site/contracts/api/payments';
import { timelineOf } from './order-timeline';

const created = { status: 'CREATED', date: '2026-11-20T18:29:10.000Z' };
const pending = { status: 'PENDING', date: '2026-11-20T18:30:00.000Z' };
const approved = { status: 'APPROVED', date: '2026-11-21T02:59:00.000Z' };
const canceled = { status: 'CANCELED', date: '2026-11-20T19:00:00.000Z' };

const order = (change: Partial<Payment>): Payment => ({
  orderId: 'O1',
  number: '10-000482',
  paymentType: 'COMPRA',
  paymentMethod: 'PIX',
  totalAmount: 15,
  quantity: 3,
  status: 'PENDING',
  created_at: '2026-11-20T18:29:00.000Z',
  history: [created, pending],
  ...change,
});
const told = (change: Partial<Payment>) =>
  timelineOf(order(change)).map(({ title, when, state }) => `${title} ${when} ${state}`);

const requested = 'Pedido solicitado 20/11/2026 às 15:29 done';
const waited = 'Aguardando pagamento 20/11/2026 às 15:30 done';
const waiting = 'Aguardando pagamento 20/11/2026 às 15:30 current';

test.each<[string, Partial<Payment>, string[]]>([
  ['waits for its payment', {}, [requested, waiting]],
  [
    'was only asked for',
    { status: 'CREATED', history: [created] },
    [requested, 'Aguardando pagamento 20/11/2026 às 15:29 current'],
  ],
  [
    'was approved',
    { status: 'APPROVED', history: [created, pending, approved] },
    [requested, waited, 'Pedido concluído 20/11/2026 às 23:59 concluded'],
  ],
  [
    'was paid by prizes',
    { status: 'APPROVED', paymentType: 'PREMIO', history: [created, pending, approved] },
    [requested, waited, 'Prêmio entregue 20/11/2026 às 23:59 concluded'],
  ],
  [
    'was canceled',
    { status: 'CANCELED', history: [created, pending, canceled] },
    [requested, waited, 'Pedido cancelado 20/11/2026 às 16:00 cancelled'],
  ],
  [
    'was approved at once',
    { status: 'APPROVED', history: [approved] },
    [requested, 'Pedido concluído 20/11/2026 às 23:59 concluded'],
  ],
  [
    'has no history',
    { status: 'APPROVED', history: [] },
    [requested, 'Pedido concluído 20/11/2026 às 15:29 concluded'],
  ],
  [
    'was refunded after it was canceled',
    { status: 'REFUNDED', history: [created, pending, canceled] },
    [requested, waited, 'Pedido cancelado 20/11/2026 às 16:00 cancelled'],
  ],
  ['has an unknown status', { status: 'IN_DISPUTE' }, [requested, waiting]],
  [
    'has dates that cannot be read',
    { created_at: 'ontem', history: [{ status: 'PENDING', date: 'hoje' }] },
    ['Pedido solicitado Data inválida done', 'Aguardando pagamento Data inválida current'],
  ],
])('the timeline of an order that %s', (_case, change, steps) => {
  expect(told(change)).toEqual(steps);
});
