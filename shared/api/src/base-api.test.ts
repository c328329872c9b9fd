import { anyAnswer, identifier } from '@site/contracts/api/wire';
import { type Answers, fakeNetwork } from '@site/testing/network';
import { array, object } from 'valibot';
import { createHttp } from '#http/create-http.ts';
import { baseApi } from './base-api';
import { call } from './call';
import { isApiError } from './error';
import { createSiteStore } from './site-store';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listThings: build.query<{ number: string }[], void>({
      query: () => ({ url: '/things' }),
      rawResponseSchema: array(object({ number: identifier })),
      ...call({ fails: 'Erro ao buscar coisas', announce: 'caller' }),
      providesTags: ['Title'],
    }),
    claimThing: build.mutation<unknown, string>({
      query: (item) => ({ method: 'POST', url: '/things', body: { item }, onePerIntent: true }),
      rawResponseSchema: anyAnswer,
      ...call({ fails: 'Erro ao pedir' }),
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

test('hands a page the answer as its schema reads it', async () => {
  const { store } = setUp({ 'GET /api/things': [{ number: 7, unknown: true }] });

  const { data } = await store.dispatch(api.endpoints.listThings.initiate());
  expect(data).toEqual([{ number: '7' }]);
});

test('turns an answer that does not fit into a failed call, and names the field on the console (D24)', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { store } = setUp({ 'GET /api/things': [{ number: '7' }, { number: { secret: 'x' } }] });

  const result = await store.dispatch(api.endpoints.listThings.initiate());
  expect(result.error).toEqual({
    kind: 'contract',
    field: '1.number',
    text: 'Erro ao buscar coisas',
    announce: 'caller',
  });
  expect(error.mock.calls).toEqual([['The answer of listThings does not fit its contract: 1.number']]);
});

test('takes a page of HTML for no answer', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { store } = setUp({ 'GET /api/things': () => new Response('<html></html>') });

  const result = await store.dispatch(api.endpoints.listThings.initiate());
  expect(result.error).toMatchObject({ kind: 'contract', field: 'the whole answer' });
  expect(error).toHaveBeenCalledTimes(1);
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

test('sends one claim when two places make it at once', async () => {
  const { network, store } = setUp({ 'POST /api/things': { ok: true } });

  const results = await Promise.all([
    store.dispatch(api.endpoints.claimThing.initiate('a')),
    store.dispatch(api.endpoints.claimThing.initiate('a')),
  ]);
  expect(results.map(({ data }) => data)).toEqual([{ ok: true }, { ok: true }]);
  expect(network.requests).toHaveLength(1);
});

test.each([new Error('a bug'), undefined, 'text', { name: 'Error', message: 'serialized' }])(
  'does not take %p for a failed call',
  (cause) => {
    expect(isApiError(cause)).toBe(false);
  },
);
