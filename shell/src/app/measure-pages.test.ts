import { createPageLog } from '#figures/page-log.ts';
import { measurePages } from './measure-pages';

const sendBeacon = jest.fn();
const page = { remote: 'mfe-shop', version: '1.0.0', route: '/compra' };
const choice = { figuresUrl: '/figures', figuresShare: 100 };

beforeEach(() => {
  sendBeacon.mockReset();
  Object.assign(navigator, { sendBeacon });
  // jsdom has no record of what was loaded.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
});
afterEach(() => jest.restoreAllMocks());

/** Whether somebody has begun to follow the log, once all that could be loaded was loaded. */
async function isMeasured(settings = choice) {
  const log = createPageLog();
  const follow = jest.spyOn(log, 'follow');
  log.note(page);
  measurePages(settings, log);
  await import('#figures/send-figures.ts');
  await Promise.resolve();
  return follow.mock.calls.length > 0;
}

test('measures pages where the settings name an address', async () => {
  expect(await isMeasured()).toBe(true);
});

test('measures nothing without an address', async () => {
  expect(await isMeasured({ ...choice, figuresUrl: '' })).toBe(false);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
  ['connection', { saveData: true }],
])('measures nothing where the browser says %s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  expect(await isMeasured()).toBe(false);
  Object.defineProperty(navigator, name, { value: undefined, configurable: true });
});

test('measures the share of page lives that the settings name', async () => {
  const random = jest.spyOn(Math, 'random');
  random.mockReturnValue(0.09);
  expect(await isMeasured({ ...choice, figuresShare: 10 })).toBe(true);
  random.mockReturnValue(0.1);
  expect(await isMeasured({ ...choice, figuresShare: 10 })).toBe(false);
});
