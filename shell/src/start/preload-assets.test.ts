import { act, waitFor } from '@testing-library/react';
import { fakeNetwork } from '@site/testing/network';
import { startFirstCall } from './first-call';

const address = '/assets/eventos/10/cartela-home.png';
const font = { load: jest.fn(() => Promise.reject(new Error('not there'))) };
const pictures: string[] = [];

// jsdom has no fonts, and says nothing of the pictures that it does not load.
beforeEach(() => {
  pictures.length = 0;
  font.load.mockClear();
  Object.assign(document, { fonts: [font] });
  Object.assign(globalThis, {
    Image: class {
      set src(asked: string) {
        pictures.push(asked);
      }
    },
  });
  document.head.innerHTML = '<script type="application/json" id="site-first-call">"currentEvent"</script>';
});

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.siteFirstCall = undefined;
  globalThis.siteFederationRuntime = undefined;
});

const codeComes = () =>
  jest.isolateModulesAsync(async () => {
    globalThis.siteFederationRuntime = {};
    await import('./preload-assets');
  });

/** Makes the call, and returns what lets its response come. */
function call(event: object) {
  const network = fakeNetwork({ 'GET /api/static-worker/atual/evento': event });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    await held;
    return network.fetch(...asked);
  });
  startFirstCall(document);
  return answer;
}

test('the fonts are asked for with the code; one that fails is not an error', async () => {
  await codeComes();

  expect(font.load).toHaveBeenCalledTimes(1);
});

test('the picture of a response waits for the code', async () => {
  const answer = call({ CodEvento: '10' });
  answer();
  await waitFor(() => expect(globalThis.siteFirstCall?.picture).toBe(address));
  expect(pictures).toEqual([]);

  await codeComes();
  expect(pictures).toEqual([address]);
});

test('the picture of a response that comes after the code is requested at once', async () => {
  const answer = call({ CodEvento: '10' });
  await codeComes();
  expect(pictures).toEqual([]);

  answer();
  await waitFor(() => expect(pictures).toEqual([address]));
});

test.each([{}, { status: 500 }])('a response without a campaign requests no picture', async (event) => {
  const answer = call(event);
  await codeComes();
  answer();
  await act(async () => void (await globalThis.siteFirstCall?.answer));

  expect(pictures).toEqual([]);
});
