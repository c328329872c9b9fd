import { fakeNetwork } from './network';

const ask = (network: ReturnType<typeof fakeNetwork>, path: string, init?: RequestInit) =>
  network.fetch(`http://localhost:3000${path}`, init);

test('responds to a route with a body, a status or the result of a function', async () => {
  const network = fakeNetwork({
    'GET /api/anos': [2026],
    'POST /api/users': { status: 409, body: { message: 'CPF já cadastrado' } },
    'GET /api/eventos/:year': ({ params }) => [{ AnoEvento: params.year }],
  });

  expect(await (await ask(network, '/api/anos')).json()).toEqual([2026]);
  expect((await ask(network, '/api/users', { method: 'POST' })).status).toBe(409);
  expect(await (await ask(network, '/api/eventos/2026')).json()).toEqual([{ AnoEvento: '2026' }]);
});

test('treats an object whose status is a word as a body', async () => {
  const network = fakeNetwork({ 'POST /api/pay': { status: 'READY_TO_PAY', body: 'x' } });

  expect(await (await ask(network, '/api/pay', { method: 'POST' })).json()).toMatchObject({
    status: 'READY_TO_PAY',
  });
});

test('keeps what was sent, by route', async () => {
  const network = fakeNetwork({ 'POST /api/users': null, 'GET /api/anos': [] });

  await ask(network, '/api/users', { method: 'POST', body: '{"cpf":"1"}', headers: { 'X-Key': 'k' } });
  await ask(network, '/api/anos?q=1');
  expect(network.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/users',
    'GET /api/anos?q=1',
  ]);
  expect(network.requestsTo('POST /api/users')[0]).toMatchObject({
    body: { cpf: '1' },
    headers: { 'x-key': 'k' },
  });
});

test('fails as a network does, and gives another response from then on', async () => {
  const network = fakeNetwork({ 'GET /api/anos': 'network-error' });

  await expect(ask(network, '/api/anos')).rejects.toThrow('Failed to fetch');
  network.on('GET /api/anos', [2026]);
  expect((await ask(network, '/api/anos')).ok).toBe(true);
});

test('stays silent until the caller gives up', async () => {
  const network = fakeNetwork({ 'GET /api/anos': 'never' });

  await expect(ask(network, '/api/anos', { signal: AbortSignal.timeout(1) })).rejects.toThrow();
});

test('complains aloud about a call that nobody expects', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();

  await ask(fakeNetwork(), '/api/anos');
  expect(error.mock.calls).toEqual([['Unexpected call: GET /api/anos']]);
});
