import { fakeNetwork } from '@site/testing/network';
import { createHttp } from '@site/api/http/create-http';
import { toApiError } from '@site/api/http/to-api-error';
import { pageLeave } from './page-leave';

// Safari 26.2 has one, jsdom has none.
const navigation = Object.assign(window, { navigation: new EventTarget() }).navigation;

globalThis.sitePageStays = pageLeave();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  happens('pageshow');
  jest.useRealTimers();
});

const happens = (name: string, target: EventTarget = window, facts = {}) =>
  target.dispatchEvent(Object.assign(new Event(name), facts));
const navigates = (facts: { sameDocument?: boolean; downloadRequest?: string }) =>
  happens('navigate', navigation, {
    destination: { sameDocument: facts.sameDocument ?? false },
    downloadRequest: facts.downloadRequest ?? null,
  });

const network = fakeNetwork({ 'GET /api/users/me': 'network-error' });
const http = createHttp({
  baseUrl: '/api',
  getToken: () => 'a.b.c',
  fetch: network.fetch,
});

/** Makes a call that gets no answer, and returns the kinds of failure that were told so far. */
async function callCutOff(): Promise<string[]> {
  const told: string[] = [];
  void http.send({ url: '/users/me' }).catch((cause: unknown) => told.push(toApiError(cause).kind));
  await jest.advanceTimersByTimeAsync(0);
  return told;
}

test('a page that is not being left says at once that its call got no answer', async () => {
  const told = await callCutOff();

  expect(told).toEqual(['network']);
});

test.each<[string, () => void]>([
  ['on every way but back', () => void happens('beforeunload')],
  ['in Safari on iOS', () => void navigates({})],
])('a page that is being left says nothing of a call that was cut off: %s', async (_way, leave) => {
  leave();
  const told = await callCutOff();

  await jest.advanceTimersByTimeAsync(14_000);
  expect(told).toEqual([]);
});

test('a page that stayed, as after a download or an empty response, says it after fifteen seconds', async () => {
  happens('beforeunload');
  const told = await callCutOff();

  await jest.advanceTimersByTimeAsync(15_000);
  expect(told).toEqual(['network']);

  const later = await callCutOff();
  expect(later).toEqual(['network']);
});

test('a page that is left again meanwhile goes on waiting', async () => {
  happens('beforeunload');
  const told = await callCutOff();

  await jest.advanceTimersByTimeAsync(10_000);
  happens('beforeunload');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([]);
});

test('a page that comes back from the page cache says it at once', async () => {
  happens('beforeunload');
  const told = await callCutOff();
  await jest.advanceTimersByTimeAsync(5_000);
  happens('pagehide');

  happens('pageshow', window, { persisted: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['network']);
});

test.each<[string, () => void]>([
  ['a step within the site', () => void navigates({ sameDocument: true })],
  ['a file that is saved', () => void navigates({ downloadRequest: 'ficha.txt' })],
])('%s leaves no page', async (_step, step) => {
  step();
  const told = await callCutOff();

  expect(told).toEqual(['network']);
});
