/** @jest-environment node */
import { waitForPage } from './wait-for-page';

type Listener = (state: { initialized: boolean }) => void;

function router(initialized: boolean) {
  const listeners = new Set<Listener>();
  const stub = {
    state: { initialized },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { stub: stub as never, listeners };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('does not wait for a page that is there', async () => {
  const { stub, listeners } = router(true);

  await waitForPage(stub, 300);

  expect(listeners.size).toBe(0);
});

test('waits for a page that is on its way', async () => {
  const { stub, listeners } = router(false);
  const done = jest.fn();
  void waitForPage(stub, 300).then(done);

  await jest.advanceTimersByTimeAsync(200);
  expect(done).not.toHaveBeenCalled();
  listeners.forEach((listener) => listener({ initialized: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

test('draws the frame without a page that is late', async () => {
  const { stub, listeners } = router(false);
  const done = jest.fn();
  void waitForPage(stub, 300).then(done);

  await jest.advanceTimersByTimeAsync(299);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});
