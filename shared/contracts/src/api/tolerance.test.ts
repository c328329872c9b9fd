import * as v from 'valibot';
import { banks } from './banks';
import { failure } from './failure';
import { featuresAnswer } from './features';
import { orderItem, payAnswer, payment } from './payments';
import { payoutCreated } from './payout';
import { pendingPrizes, prizes } from './prizes';
import { draw, product, years } from './static-data';
import { titleDetail } from './title-detail';
import { user } from './users';
import { anyAnswer } from './wire';

test('reads identifiers that come as numbers as text', () => {
  expect(v.parse(payoutCreated, { payoutId: 42 })).toEqual({ payoutId: '42' });
  expect(v.parse(payAnswer, { merchant_order_id: 7, status: 'WHATEVER' })).toEqual({
    merchant_order_id: '7',
    status: 'WHATEVER',
  });
});

test.each([{}, { payoutId: null }, { payoutId: '' }, null, '', []])(
  'refuses %j as a created payout',
  (answer) => {
    expect(v.is(payoutCreated, answer)).toBe(false);
  },
);

test.each([undefined, null, '', {}, 'ok', 201])(
  'takes %j as a response that the documents do not show',
  (answer) => {
    expect(v.is(anyAnswer, answer)).toBe(true);
  },
);

test('reads prize values that come as text or as number', () => {
  expect(
    v.parse(pendingPrizes, [{ prizeValue: '1200.50' }, { prizeValue: 3 }]).map((one) => one.prizeValue),
  ).toEqual([1200.5, 3]);
});

test.each(['', 'abc', 'NaN', 'Infinity', '1.200,50', null, -0.01, '-5.00'])(
  'refuses %j as a prize value',
  (prizeValue) => {
    expect(v.is(pendingPrizes, [{ prizeValue }])).toBe(false);
  },
);

const onSale = { codigo: '1', nome: 'Raspe Mais', preco: 5, limite: 25 };

test.each<[string, object]>([
  ['a negative price', { preco: -5 }],
  ['a negative price as text', { preco: '-5.00' }],
  ['a negative limit', { limite: -1 }],
  ['half a title as limit', { limite: 2.5 }],
])('refuses a product with %s', (_what, nonsense) => {
  expect(v.is(product, onSale)).toBe(true);
  expect(v.is(product, { ...onSale, ...nonsense })).toBe(false);
});

const order = {
  orderId: 'a',
  number: '10-1',
  paymentType: 'COMPRA',
  totalAmount: 5,
  quantity: 1,
  status: 'NEW',
};

test.each<[string, object]>([
  ['a negative amount', { totalAmount: '-5.00' }],
  ['a negative quantity', { quantity: -1 }],
  ['half a title', { quantity: 0.5 }],
])('refuses an order with %s', (_what, nonsense) => {
  expect(v.is(payment, order)).toBe(true);
  expect(v.is(payment, { ...order, ...nonsense })).toBe(false);
});

const held = { id: 1, name: '1ª Rodada', date: '2026-11-19T22:00:00.000Z', prize: 100, winnersQuantity: 2 };

test.each<[string, object]>([
  ['a negative prize', { prize: -100 }],
  ['minus two winners', { winnersQuantity: -2 }],
])('refuses a draw with %s', (_what, nonsense) => {
  expect(v.is(draw, held)).toBe(true);
  expect(v.is(draw, { ...held, ...nonsense })).toBe(false);
});

const line = { event: '10', productCode: '1', quantity: 1, unitValue: 5, totalValue: 5, eventYear: 2026 };

test.each<[string, object]>([
  ['no title', { quantity: 0 }],
  ['half a title', { quantity: 0.5 }],
  ['a negative value', { unitValue: -5 }],
  ['a negative total', { totalValue: -5 }],
])('lets nobody order %s', (_what, nonsense) => {
  expect(v.is(orderItem, line)).toBe(true);
  expect(v.is(orderItem, { ...line, ...nonsense })).toBe(false);
});

test('reads a single prize as a list of one', () => {
  expect(v.parse(prizes, { event_code: 10, number: '0100100000123', prizeValue: '10' })).toEqual([
    { event_code: '10', number: '0100100000123', prizeValue: 10, created_at: '', status: '' },
  ]);
});

test('fills what the server may leave out', () => {
  expect(
    v.parse(user, { id: 1, cpf: '52998224725', fullName: 'Marina Rocha', socialName: null, number: 12 }),
  ).toMatchObject({ id: '1', socialName: '', complement: '', number: '12', receiveAdvertisement: false });
  expect(
    v.parse(payment, {
      orderId: 'a',
      number: '10-1',
      paymentType: 'COMPRA',
      totalAmount: '5.00',
      status: 'NEW',
    }),
  ).toMatchObject({ totalAmount: 5, quantity: 0, history: [] });
});

test('knows a draw that has not been held yet', () => {
  const coming = { id: 1, name: '1ª Rodada', date: '2026-12-19T22:00:00.000Z', prize: 100 };

  expect(v.parse(draw, { ...coming, winningNumber: null, winnersQuantity: null }).winningNumber).toBe('');
  expect(v.parse(draw, coming).winningNumber).toBe('');
});

test('leaves out a section of a title that it does not know, and refuses a broken one that it knows', () => {
  const title = { number: '0100100000123', event_code: '10', type: 'digital' };

  expect(v.parse(titleDetail, { ...title, modalities: [{ section: 'bonus', data: 5 }] }).modalities).toEqual(
    [],
  );
  expect(
    v.is(titleDetail, { ...title, modalities: [{ section: 'raspe', section_name: 'x', data: {} }] }),
  ).toBe(false);
});

test('reads years that come as text', () => {
  expect(v.parse(years, ['2026', 2024])).toEqual([2026, 2024]);
});

test.each([
  { data: [{ name: '', status: true }] },
  { data: [{ name: 'a', status: 'on' }] },
  { data: {} },
  [],
])('refuses %j as feature toggles', (answer) => {
  expect(v.is(featuresAnswer, answer)).toBe(false);
});

test('pads bank codes that come as numbers', () => {
  expect(
    v.parse(banks, { destaque: [1, '33', '237'], lista: { '001': 'Banco do Brasil' } }).destaque,
  ).toEqual(['001', '033', '237']);
});

test('joins the messages of a refusal that has several', () => {
  expect(v.parse(failure, { message: ['cpf inválido.', 'senha curta.'] }).message).toBe(
    'cpf inválido. senha curta.',
  );
});
