import { fetchRegistry, readRegistry } from './registry';

const shop = { name: 'mfe-shop', version: '1.0.0-ab', entry: '/mfe-shop/1.0.0-ab/mf-manifest.json' };

function answer(body: string, status = 200) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
}

afterEach(() => document.getElementById('site-registry')?.remove());

test('takes the registry that the page carries and asks nobody', async () => {
  const asked = answer('{}');
  const block = document.createElement('script');
  block.id = 'site-registry';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ remotes: [shop] });
  document.head.append(block);

  await expect(readRegistry(document)).resolves.toEqual({ remotes: [shop] });
  expect(asked).not.toHaveBeenCalled();
});

test('asks for /remotes.json where the page carries none', async () => {
  const asked = answer(JSON.stringify({ remotes: [shop] }));

  await expect(readRegistry(document)).resolves.toEqual({ remotes: [shop] });
  expect(asked.mock.calls[0]?.[0]).toBe('/remotes.json');
});

test.each([
  ['is refused', () => answer('', 500)],
  ['is a page', () => answer('<!doctype html>')],
  ['is other JSON', () => answer('{"remotes":{}}')],
  [
    'does not come',
    () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch')),
  ],
])(
  'the site starts without remotes where the registry %s, and says so on the console',
  async (_case, arrange) => {
    arrange();
    const error = jest.spyOn(console, 'error').mockImplementation();

    await expect(fetchRegistry()).resolves.toEqual({ remotes: [] });
    expect(error.mock.calls[0]?.[0]).toContain('[remotes] registry not usable');
  },
);

test('waits ten seconds for the registry and no longer', async () => {
  jest.useFakeTimers();
  const error = jest.spyOn(console, 'error').mockImplementation();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );

  const registry = fetchRegistry();
  await jest.advanceTimersByTimeAsync(10_000);

  await expect(registry).resolves.toEqual({ remotes: [] });
  expect(error).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
