import { type Answer, fakeNetwork } from '@site/testing/network';
import { createHttp } from './create-http';

const pay = {
  method: 'POST',
  url: '/payments/repurchase',
  body: { event_code: 'RM10' },
  onePerIntent: true,
} as const;
const route = 'POST /api/payments/repurchase';
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function setUp(answer: Answer) {
  const network = fakeNetwork({ [route]: answer });
  let token = 'a.b.c';
  const http = createHttp({ baseUrl: '/api', getToken: () => token, fetch: network.fetch });
  const keys = () => network.requests.map(({ headers }) => headers['x-idempotency-key']);
  return { http, network, keys, signInAs: (other: string) => void (token = other) };
}

test('sends one request for a double click, with a UUID as its key', async () => {
  const { http, keys } = setUp({ merchant_order_id: 'o-1' });

  const answers = await Promise.all([http.send(pay), http.send({ ...pay })]);
  expect(answers).toEqual([{ merchant_order_id: 'o-1' }, { merchant_order_id: 'o-1' }]);
  expect(keys()).toEqual([expect.stringMatching(uuid)]);
});

test.each(['network-error', { status: 500 }, { status: 503 }, { status: 429 }])(
  'keeps the key when somebody tries again after %j',
  async (failure) => {
    const { http, network, keys } = setUp(failure);

    await expect(http.send(pay)).rejects.toThrow();
    network.on(route, {});
    await http.send(pay);
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
  },
);

test.each([{}, { status: 400 }, { status: 409 }])(
  'takes the same words as a new intent after %j',
  async (verdict) => {
    const { http, keys } = setUp(verdict);

    await http.send(pay).catch(() => undefined);
    await http.send(pay).catch(() => undefined);
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).not.toBe(keys()[0]);
  },
);

test('gives another body another key', async () => {
  const { http, keys } = setUp({});

  await Promise.all([http.send(pay), http.send({ ...pay, body: { event_code: 'RM11' } })]);
  expect(new Set(keys()).size).toBe(2);
});

test('keeps the key of a named intent though its body differs', async () => {
  const { http, network, keys } = setUp('network-error');

  await expect(http.send({ ...pay, body: { ip: '10.0.0.1' }, onePerIntent: 's-1' })).rejects.toThrow();
  network.on(route, {});
  await http.send({ ...pay, body: { ip: '' }, onePerIntent: 's-1' });
  expect(keys()[1]).toBe(keys()[0]);
});

test('never gives the key of one customer to another', async () => {
  const { http, keys, signInAs } = setUp({ status: 500 });

  await expect(http.send(pay)).rejects.toThrow();
  signInAs('d.e.f');
  await expect(http.send(pay)).rejects.toThrow();
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('sends the key that the caller keeps, after a verdict too', async () => {
  const { http, keys } = setUp({ status: 400 });
  const kept = { ...pay, onePerIntent: undefined, idempotencyKey: 'a-kept-key' };

  await expect(http.send(kept)).rejects.toThrow();
  await expect(http.send(kept)).rejects.toThrow();
  expect(keys()).toEqual(['a-kept-key', 'a-kept-key']);
});

test('gives no key to a call that moves no money', async () => {
  const network = fakeNetwork({ 'GET /api/users/me': {} });
  const http = createHttp({ baseUrl: '/api', getToken: () => 'a.b.c', fetch: network.fetch });

  await Promise.all([http.send({ url: '/users/me' }), http.send({ url: '/users/me' })]);
  expect(network.requests).toHaveLength(2);
  expect(network.requests[0]?.headers).not.toHaveProperty('x-idempotency-key');
});
