import { fakeNetwork } from '@site/testing/network';
import { createHttp } from './create-http';
import { toApiError } from './to-api-error';

const policy = { failureText: 'Erro ao criar pagamento', announce: 'caller' } as const;
const said = { text: 'Erro ao criar pagamento', announce: 'caller' };

function setUp(answers: Parameters<typeof fakeNetwork>[0], token: string | null = 'a.b.c') {
  const network = fakeNetwork(answers);
  const warn = jest.fn();
  const http = createHttp({ baseUrl: '/api', getToken: () => token, fetch: network.fetch, warn });
  return { http, network, warn };
}

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(fail, (cause: unknown) => toApiError(cause, policy));
const fail = () => {
  throw new Error('the call should have failed');
};

test('sends the token and no cookies, and resolves with the body', async () => {
  document.cookie = 'XSRF-TOKEN=of-another-app';
  const { http, network, warn } = setUp({ 'GET /api/users/me': { fullName: 'Marina Souza' } });

  await expect(http.send({ url: '/users/me' })).resolves.toEqual({ fullName: 'Marina Souza' });
  expect(network.requests).toHaveLength(1);
  expect(network.requests[0]).toMatchObject({ method: 'GET', credentials: 'omit' });
  expect(network.requests[0]?.headers).toMatchObject({ authorization: 'Bearer a.b.c' });
  expect(network.requests[0]?.headers).not.toHaveProperty('user-agent');
  expect(network.requests[0]?.headers).not.toHaveProperty('x-xsrf-token');
  expect(warn).not.toHaveBeenCalled();
});

test('sends the key of an intent that its caller keeps, and none where there is none (D23)', async () => {
  const { http, network } = setUp({ 'POST /api/payments/repurchase': {}, 'GET /api/users/me': {} });

  await http.send({ method: 'POST', url: '/payments/repurchase', body: {}, idempotencyKey: 'a-kept-key' });
  await http.send({ url: '/users/me' });
  expect(network.requests.map(({ headers }) => headers['x-idempotency-key'])).toEqual([
    'a-kept-key',
    undefined,
  ]);
});

test.each([
  ['the same token', 'a.b.c', undefined],
  ['a token of somebody who logged in meanwhile', 'd.e.f', true],
  ['no token any more', null, true],
])('tells a 401 apart when the storage now holds %s (C47)', async (_what, now, isOfEarlierSession) => {
  let token: string | null = 'a.b.c';
  const network = fakeNetwork({
    'GET /api/users/me': () => {
      token = now;
      return { status: 401, body: { message: 'Sessão expirada' } };
    },
  });
  const http = createHttp({ baseUrl: '/api', getToken: () => token, fetch: network.fetch });

  const failure = await failureOf(http.send({ url: '/users/me' }));
  expect(failure).toMatchObject({ kind: 'unauthorized', status: 401 });
  expect(failure.isOfEarlierSession).toBe(isOfEarlierSession);
});

test.each([
  ['the customer has logged out', undefined, 'a successful response', { fullName: 'Marina' }],
  ['somebody else has logged in', 'bia', 'a successful response', { fullName: 'Marina' }],
  ['the customer has logged out', undefined, 'a refusal', { status: 409, body: { message: 'Já pedido' } }],
  ['the customer has logged out', undefined, 'no answer', 'network-error'],
])('discards what comes when %s (%s): %s', async (_what, now, _answer, answer) => {
  let owner: string | undefined = 'ana';
  const network = fakeNetwork({
    'GET /api/users/me': () => {
      owner = now;
      return answer;
    },
  });
  const getToken = () => 'a.b.c';
  const http = createHttp({ baseUrl: '/api', getToken, getOwner: () => owner, fetch: network.fetch });

  expect(await failureOf(http.send({ url: '/users/me' }))).toEqual({
    kind: 'unauthorized',
    isOfSession: true,
    isOfEarlierSession: true,
    ...said,
  });
});

test('gives a response to the same customer, whose session expired or who logged in again meanwhile', async () => {
  let token: string | null = 'a.b.c';
  const network = fakeNetwork({
    'GET /api/users/me': () => {
      token = token === null ? 'd.e.f' : null;
      return { fullName: 'Marina' };
    },
  });
  const getOwner = () => 'ana';
  const http = createHttp({ baseUrl: '/api', getToken: () => token, getOwner, fetch: network.fetch });

  await expect(http.send({ url: '/users/me' })).resolves.toEqual({ fullName: 'Marina' });
  token = 'd.e.f';
  await expect(http.send({ url: '/users/me' })).resolves.toEqual({ fullName: 'Marina' });
});

test('leaves the header out and warns when there is no token', async () => {
  const { http, network, warn } = setUp({ 'POST /api/auth/login': {} }, null);

  await http.send({ method: 'POST', url: '/auth/login', body: { cpf: '52998224725' } });
  expect(network.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(network.requests[0]?.body).toEqual({ cpf: '52998224725' });
  expect(warn.mock.calls).toEqual([['No token: POST /auth/login goes without an Authorization header']]);
});

test('warns on the console where nobody else listens', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const network = fakeNetwork({ 'GET /api/users/me': {} });

  await createHttp({ baseUrl: '/api', getToken: () => null, fetch: network.fetch }).send({
    url: '/users/me',
  });
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each([
  ['a public call', { url: '/static-worker/anos', anonymous: true }, 'GET /api/static-worker/anos'],
  ['a file of the site', { url: '/dados/bancos.json', outside: true }, 'GET /dados/bancos.json'],
  ['another origin', { url: 'https://ip.example/json', outside: true }, 'GET https://ip.example/json'],
])('sends no token to %s and does not warn', async (_case, request, route) => {
  const { http, network, warn } = setUp({ [route]: [] });

  await http.send(request);
  expect(network.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(warn).not.toHaveBeenCalled();
});

test('never lets an address of the API lead to another origin', async () => {
  const { http, network } = setUp({ 'GET /api/https://evil.example/': {} });

  await http.send({ url: 'https://evil.example/' });
  expect(network.requests[0]?.path).toBe('/api/https://evil.example/');
});

test('accepts a response without a body', async () => {
  const { http } = setUp({ 'POST /api/users/update-email': { status: 200 } });

  await expect(http.send({ method: 'POST', url: '/users/update-email', body: {} })).resolves.toBe('');
});

test.each([
  ['the network is gone', 'network-error', { kind: 'network' }],
  [
    'the session is over',
    { status: 401, body: { message: 'Sessão expirada', statusCode: 401 } },
    { kind: 'unauthorized', status: 401, isOfSession: true },
  ],
  [
    'the server refuses',
    { status: 409, body: { message: 'CPF já cadastrado', statusCode: 409 } },
    { kind: 'http', status: 409, serverMessage: 'CPF já cadastrado' },
  ],
  [
    'the server lists reasons',
    { status: 400, body: { message: ['CEP inválido', 'Nome inválido'] } },
    { kind: 'http', status: 400, serverMessage: 'CEP inválido Nome inválido' },
  ],
  ['the server breaks without words', { status: 500 }, { kind: 'http', status: 500 }],
  [
    'the server sends a page',
    { status: 502, body: '<html>Bad gateway</html>' },
    { kind: 'http', status: 502 },
  ],
])('tells apart that %s', async (_case, answer, error) => {
  const { http } = setUp({ 'POST /api/users': answer });

  expect(await failureOf(http.send({ method: 'POST', url: '/users', body: {} }))).toEqual({
    ...error,
    ...said,
  });
});

test('takes a 401 for a refusal where the call says so, also while somebody else logs in', async () => {
  let token = 'a.b.c';
  const network = fakeNetwork({
    'POST /api/auth/login': () => {
      token = 'd.e.f';
      return { status: 401, body: { message: 'CPF ou senha inválido(a)' } };
    },
  });
  const http = createHttp({ baseUrl: '/api', getToken: () => token, fetch: network.fetch });

  const sending = http.send({ method: 'POST', url: '/auth/login', body: {}, refusesBy401: true });
  const error = await sending.then(fail, (cause: unknown) => toApiError(cause, policy, true));
  expect(error).toEqual({
    kind: 'http',
    status: 401,
    serverMessage: 'CPF ou senha inválido(a)',
    ...said,
  });
});

test('says of a 401 to a call without a token nothing about the session', async () => {
  const { http } = setUp({ 'POST /api/users': { status: 401 } }, null);

  expect(await failureOf(http.send({ method: 'POST', url: '/users' }))).toEqual({
    kind: 'unauthorized',
    status: 401,
    ...said,
  });
});

test('gives up after fifteen seconds, which is not a network failure', async () => {
  jest.useFakeTimers();
  const { http } = setUp({ 'GET /api/users/me': 'never' });

  const failure = failureOf(http.send({ url: '/users/me' }));
  await jest.advanceTimersByTimeAsync(14_999);
  const early = await Promise.race([failure, Promise.resolve('still waiting')]);
  await jest.advanceTimersByTimeAsync(1);

  expect(early).toBe('still waiting');
  expect(await failure).toEqual({ kind: 'timeout', ...said });
  jest.useRealTimers();
});

test('calls what no transport threw unexpected', () => {
  expect(toApiError(new Error('a bug'))).toEqual({
    kind: 'unexpected',
    text: 'Algo deu errado',
    announce: 'shared',
  });
});

test('accepts only the statuses that the call names as successful', async () => {
  const { http } = setUp({ 'POST /api/users/validate': { status: 200, body: { message: 'Ainda não' } } });
  const request = { method: 'POST', url: '/users/validate' } as const;

  await expect(http.send({ ...request, statuses: [200, 201] })).resolves.toEqual({ message: 'Ainda não' });
  await expect(failureOf(http.send({ ...request, statuses: [201] }))).resolves.toEqual({
    kind: 'http',
    status: 200,
    serverMessage: 'Ainda não',
    ...said,
  });
});
