import { createPageLog } from './page-log';
import { sendFigures } from './send-figures';

const shop = { remote: 'mfe-shop', version: '1.0.0', route: '/carrinho/:step?' };
const titles = { remote: 'mfe-prizes', version: '2.0.0', route: '/meus-titulos' };

const sendBeacon = jest.fn();
const sent = () =>
  sendBeacon.mock.calls.flatMap(([, body]) => (JSON.parse(String(body)) as { pages: object[] }).pages);

beforeEach(() => {
  sendBeacon.mockReset();
  Object.assign(navigator, { sendBeacon });
  jest.useFakeTimers();
  // jsdom has no record of what was loaded.
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => jest.useRealTimers());

function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
}

test('sends remote, version, route and times of each page, also of those before it was loaded, and nothing else', () => {
  const log = createPageLog();
  jest.advanceTimersByTime(700);
  log.note(shop);
  sendFigures('/figures', log);
  jest.advanceTimersByTime(10_000);
  log.began();
  jest.advanceTimersByTime(150);
  log.note(titles);
  hide();

  expect(sendBeacon.mock.calls.map(([address]) => address as string)).toEqual(['/figures', '/figures']);
  expect(sent()).toEqual([
    { ...shop, measures: { usable: expect.any(Number) } },
    { ...titles, measures: { usable: 150, navigation: 150 } },
  ]);
});

test('a page of the same remote is not a navigation between remotes', () => {
  const log = createPageLog();
  sendFigures('/figures', log);
  log.note(shop);
  log.began();
  log.note({ ...shop, route: '/compra' });
  jest.advanceTimersByTime(3_000);

  expect(sent()).toEqual([
    { ...shop, measures: { usable: expect.any(Number) } },
    { ...shop, route: '/compra', measures: { usable: 0 } },
  ]);
});

test('sends how a page failed', () => {
  const log = createPageLog();
  sendFigures('/figures', log);
  log.note({ ...shop, failure: 'chunk-missing' });
  jest.advanceTimersByTime(3_000);

  expect(sent()).toEqual([{ ...shop, failure: 'chunk-missing', measures: {} }]);
});

test('sends what it has when the page is hidden, and nothing twice', () => {
  const log = createPageLog();
  sendFigures('/figures', log);
  log.note(shop);
  hide();
  hide();
  jest.advanceTimersByTime(10_000);

  expect(sent().filter((page) => 'measures' in page && 'usable' in (page.measures as object))).toHaveLength(
    1,
  );
});
