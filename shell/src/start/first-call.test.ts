import { createHttp } from '@site/api/http/create-http';
import { askCurrentEvent } from '@site/api/resources/static-data';
import { createSiteStore } from '@site/api/site-store';
import currentEvent from '@site/contracts/examples/current-event.json';
import { waitFor } from '@testing-library/react';
import { type Answer, fakeNetwork } from '@site/testing/network';
import { fetchAfterFirstCall, takeFirstCall } from './fetch-after-first-call';
import { startFirstCall } from './first-call';

const route = 'GET /api/static-worker/atual/evento';
const event = { CodEvento: '10', NomeEvento: 'Raspe Mais' };
const addressOf = (path: string) => new URL(path, window.location.origin);
const request = () => new Request(addressOf('/api/static-worker/atual/evento'));

/** Opens the document as `delivery` composes it. */
function open(call: string, answers: Parameters<typeof fakeNetwork>[0], config = '{}') {
  const block = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;
  document.head.innerHTML = block('site-first-call', call) + block('site-config', config);
  const network = fakeNetwork(answers);
  jest.spyOn(globalThis, 'fetch').mockImplementation(network.fetch);
  startFirstCall(document);
  return network;
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  globalThis.siteFirstCall = undefined;
  window.history.replaceState(null, '', '/');
});

test('makes the call of the page once: the first reader gets its response, the next one a new request', async () => {
  const network = open('"currentEvent"', { [route]: event });
  await waitFor(() => expect(network.requests).toMatchObject([{ method: 'GET', credentials: 'omit' }]));

  const answer = await fetchAfterFirstCall(request());
  expect(await answer.json()).toEqual(event);
  expect(network.requests).toHaveLength(1);

  const second = await fetchAfterFirstCall(request());
  expect(await second.json()).toEqual(event);
  expect(network.requests).toHaveLength(2);
});

test('makes the call to the API origin of the settings', async () => {
  const network = open(
    '"currentEvent"',
    { 'GET /v2/static-worker/atual/evento': event },
    '{"apiBaseUrl":"/v2"}',
  );

  await waitFor(() => expect(network.requests).toMatchObject([{ path: '/v2/static-worker/atual/evento' }]));
});

test('makes a new request when the call made ahead has failed', async () => {
  const network = open('"currentEvent"', { [route]: 'network-error' });
  await waitFor(() => expect(network.requests).toHaveLength(1));
  network.on(route, event);

  const answer = await fetchAfterFirstCall(request());
  expect(await answer.json()).toEqual(event);
  expect(network.requests).toHaveLength(2);
});

test('an error status of the server is a response', async () => {
  const network = open('"currentEvent"', { [route]: { status: 500 } });

  expect((await fetchAfterFirstCall(request())).status).toBe(500);
  expect(network.requests).toHaveLength(1);
});

test('who gives up does not wait for the call made ahead', async () => {
  open('"currentEvent"', { [route]: 'never' });
  const abort = new AbortController();
  const answer = fetchAfterFirstCall(new Request(request(), { signal: abort.signal }));
  abort.abort(new Error('out of patience'));

  await expect(answer).rejects.toThrow('out of patience');
});

test('a response of a quarter of a minute ago is not used', async () => {
  jest.useFakeTimers();
  const network = open('"currentEvent"', { [route]: event });
  jest.advanceTimersByTime(15_001);

  await fetchAfterFirstCall(request());
  expect(network.requests).toHaveLength(2);
});

test('other calls go their way', async () => {
  const network = open('"currentEvent"', {
    [route]: event,
    'GET /api/static-worker/anos': [2026],
    'POST /api/static-worker/atual/evento': {},
  });
  const years = await fetchAfterFirstCall(addressOf('/api/static-worker/anos'));
  await fetchAfterFirstCall(new Request(request(), { method: 'POST', body: '{}' }));

  expect(await years.json()).toEqual([2026]);
  expect(network.requests).toHaveLength(3);
});

test.each([
  ['names no call', 'null', '{}', '/'],
  ['names a call that this shell does not know', '"another"', '{}', '/'],
  ['cannot be read', '{', '{}', '/'],
  ['has an address with a query', '"currentEvent"', '{}', '/resultado?campanha=9'],
])('asks nothing when the page %s', async (_what, call, config, address) => {
  window.history.replaceState(null, '', address);
  const network = open(call, {}, config);

  expect(network.requests).toEqual([]);
});

test.each(['{', 'null', '{"apiBaseUrl":"http://["}'])(
  'settings that make no sense (%s) stop nothing',
  async (config) => {
    open('"currentEvent"', { [route]: event }, config);

    expect((await fetchAfterFirstCall(request())).status).toBe(200);
  },
);

function createStore() {
  const http = createHttp({ baseUrl: '/api', getToken: () => null, fetch: fetchAfterFirstCall });
  return createSiteStore({ http, onFailure: () => undefined });
}

test('a response that has come is in the store before the page is rendered', async () => {
  const network = open('"currentEvent"', { [route]: currentEvent });
  await waitFor(() => expect(globalThis.siteFirstCall?.hasCome).toBe(true));
  const site = createStore();
  await takeFirstCall(site);

  expect(JSON.stringify(site.store.getState())).toContain(currentEvent.NomeEvento);
  expect((await site.store.dispatch(askCurrentEvent())).data).toEqual(currentEvent);
  expect(network.requests).toHaveLength(1);
});

test.each<[string, Answer]>([
  ['is under way', 'never'],
  ['was refused', { status: 500 }],
])('the page does not wait for a response that %s', async (_how, given) => {
  const network = open('"currentEvent"', { [route]: given });
  await waitFor(() => expect(network.requests).toHaveLength(1));
  const site = createStore();
  await takeFirstCall(site);

  expect(network.requests).toHaveLength(1);
  expect(globalThis.siteFirstCall).toBeDefined();
});
