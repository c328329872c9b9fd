import { anyAnswer, identifier } from '@site/contracts/api/wire';
import { type Answers, fakeNetwork } from '@site/testing/network';
import { array, number, object, union } from 'valibot';
import { createHttp } from '#http/create-http.ts';
import { baseApi } from './base-api';
import { callPolicy } from './call-policy';
import { isApiError } from './error';
import { createSiteStore } from './site-store';

const thing = object({ number: identifier, prize: object({ value: number() }) });

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listThings: build.query<{ number: string }[], void>({
      query: () => ({ url: '/things' }),
      rawResponseSchema: array(object({ number: identifier })),
      ...callPolicy({ failureText: 'Erro ao buscar coisas', announce: 'caller' }),
      providesTags: ['Title'],
    }),
    listAnyThings: build.query<unknown, void>({
      query: () => ({ url: '/prizes' }),
      rawResponseSchema: union([array(thing), thing]),
      ...callPolicy({ failureText: 'Erro ao buscar coisas', announce: 'caller' }),
    }),
    claimThing: build.mutation<unknown, string>({
      query: (item) => ({ method: 'POST', url: '/things', body: { item } }),
      rawResponseSchema: anyAnswer,
      ...callPolicy({ failureText: 'Erro ao pedir' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Title']),
    }),
  }),
});

function setUp(answers: Answers) {
  const network = fakeNetwork(answers);
  const http = createHttp({ baseUrl: '/api', getToken: () => 'a.b.c', fetch: network.fetch });
  const { store } = createSiteStore({ http, onFailure: () => undefined });
  return { network, store };
}

test('gives a page the response as its schema parses it', async () => {
  const { store } = setUp({ 'GET /api/things': [{ number: 7, unknown: true }] });

  const { data } = await store.dispatch(api.endpoints.listThings.initiate());
  expect(data).toEqual([{ number: '7' }]);
});

test('turns a response that does not match its schema into a failed call, and names the field on the console (D24)', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { store } = setUp({ 'GET /api/things': [{ number: '7' }, { number: { secret: 'x' } }] });

  const result = await store.dispatch(api.endpoints.listThings.initiate());
  expect(result.error).toEqual({
    kind: 'contract',
    field: '1.number',
    text: 'Erro ao buscar coisas',
    announce: 'caller',
  });
  expect(error.mock.calls).toEqual([['The response of listThings does not fit its contract: 1.number']]);
});

test.each(['listThings', 'claimThing'] as const)(
  'treats a page of HTML with status 200 as a failure, even if any response is accepted: %s',
  async (endpoint) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const page = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    const { store } = setUp({ 'GET /api/things': page, 'POST /api/things': page });

    const result =
      endpoint === 'listThings'
        ? await store.dispatch(api.endpoints.listThings.initiate())
        : await store.dispatch(api.endpoints.claimThing.initiate('7'));
    expect(result.error).toMatchObject({ kind: 'media-type' });
    expect(error.mock.calls).toEqual([[`The response of ${endpoint} is of another media type: text/html`]]);
  },
);

test.each<[string, unknown, string]>([
  [
    'a list',
    [
      { number: '7', prize: { value: 5 } },
      { number: '8', prize: { value: 'x' } },
    ],
    '1.prize.value',
  ],
  ['a single thing', { number: '7', prize: {} }, 'prize.value'],
  ['neither', 'x', 'the whole response'],
])('names the field also where the schema has two forms: %s', async (_form, answer, field) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { store } = setUp({ 'GET /api/prizes': answer as object });

  await store.dispatch(api.endpoints.listAnyThings.initiate());
  expect(error.mock.calls).toEqual([[`The response of listAnyThings does not fit its contract: ${field}`]]);
});

test("gives a refusal the call's own message and its announcer", async () => {
  const { store } = setUp({
    'POST /api/things': { status: 400, body: { message: 'Já retirado', statusCode: 400 } },
  });

  const { error } = await store.dispatch(api.endpoints.claimThing.initiate('a'));
  expect(isApiError(error)).toBe(true);
  expect(error).toEqual({
    kind: 'http',
    status: 400,
    serverMessage: 'Já retirado',
    text: 'Erro ao pedir',
    announce: 'shared',
  });
});

test('asks again for a list when a claim has gone through, and not when it failed', async () => {
  const { network, store } = setUp({ 'GET /api/things': [], 'POST /api/things': { status: 400 } });
  await store.dispatch(api.endpoints.listThings.initiate());

  await store.dispatch(api.endpoints.claimThing.initiate('a'));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(network.requestsTo('GET /api/things')).toHaveLength(1);

  network.on('POST /api/things', {});
  await store.dispatch(api.endpoints.claimThing.initiate('a'));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(network.requestsTo('GET /api/things')).toHaveLength(2);
});

test.each([new Error('a bug'), undefined, 'text', { name: 'Error', message: 'serialized' }])(
  'does not take %p for a failed call',
  (cause) => {
    expect(isApiError(cause)).toBe(false);
  },
);
