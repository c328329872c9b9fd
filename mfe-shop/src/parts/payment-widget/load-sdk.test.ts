import { loadSdk } from './load-sdk';

const address = 'https://pay.example/v1.10/main.js';
const sdk = { initialize: () => ({}) };
const scripts = () => [...document.head.querySelectorAll('script')].filter(({ src }) => src === address);

function becomeReady() {
  Object.assign(window, { Yuno: sdk });
  window.dispatchEvent(new Event('yuno-sdk-ready'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'Yuno');
  Reflect.deleteProperty(window, 'SdkPayments');
  Reflect.deleteProperty(window, Symbol.for('site.payment-sdk'));
  document.head.replaceChildren();
});

test('loads the script once, however often it is asked for', async () => {
  const both = [loadSdk(address), loadSdk(address)];
  expect(scripts()).toHaveLength(1);
  becomeReady();
  expect(await Promise.all(both)).toEqual([sdk, sdk]);
  await loadSdk(address);
  expect(scripts()).toHaveLength(1);
});

test('a version that says nothing is ready when it is loaded', async () => {
  const load = loadSdk(address);
  Object.assign(window, { SdkPayments: sdk });
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await load).toBe(sdk);
});

test('takes the script that is there already', async () => {
  Object.assign(window, { Yuno: sdk });
  expect(await loadSdk(address)).toBe(sdk);
  expect(scripts()).toHaveLength(0);
});

test('a script that is blocked is reported and removed, and the next call loads it again', async () => {
  const failed = loadSdk(address);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('cannot be loaded');
  expect(scripts()).toHaveLength(0);
  const again = loadSdk(address);
  expect(scripts()).toHaveLength(1);
  becomeReady();
  expect(await again).toBe(sdk);
});

test('a script that is never ready is given up after 15 seconds', async () => {
  const failed = expect(loadSdk(address)).rejects.toThrow('is not ready in time');
  scripts()[0]?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(15_000);
  await failed;
  expect(scripts()).toHaveLength(0);
});

test('a site without an address for the script says so', async () => {
  await expect(loadSdk('')).rejects.toThrow('has no address');
});
