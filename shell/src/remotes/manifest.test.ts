import { manifestOf } from '@site/testing/stub-remotes';
import { fetchManifest, parseManifest } from './manifest';

const address = 'http://localhost:3000/mfe-shop/1.0.0-ab/mf-manifest.json';
const manifest = JSON.stringify(manifestOf('mfe-shop'));

function answer(body: string, status = 200) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
}

test('hands on a manifest', async () => {
  answer(manifest);

  await expect(fetchManifest(address)).resolves.toMatchObject(manifestOf('mfe-shop'));
});

test.each([
  ['a status 404', manifest, 404, 'manifest-refused'],
  ['a status 404 with other JSON', '{"message":"Not found","statusCode":404}', 404, 'manifest-refused'],
  ['a status 500', '', 500, 'manifest-refused'],
  ['a page', '<!doctype html><title>Ciranda Cap</title>', 200, 'manifest-invalid'],
  ['other JSON', '{"message":"Not found","statusCode":404}', 200, 'manifest-invalid'],
  ['null', 'null', 200, 'manifest-invalid'],
])('takes %s for no manifest', async (_case, body, status, kind) => {
  answer(body, status);

  await expect(fetchManifest(address)).rejects.toMatchObject({ kind });
});

test('names a network that is down', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

  await expect(fetchManifest(address)).rejects.toMatchObject({ kind: 'manifest-refused' });
});

test('waits for a manifest that hangs no longer than its limit', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );

  await expect(fetchManifest(address, { limitMs: 5 })).rejects.toMatchObject({ kind: 'manifest-hangs' });
});

test('checks a manifest that the page carries, too', () => {
  expect(() => parseManifest({ name: 'mfe-shop' })).toThrow('manifest is not a manifest');
});

test.each([
  ['sha256', 'SHA-256'],
  ['sha384', 'SHA-384'],
])('takes a manifest with the hash of %s that the registry names, and no other', async (name, algorithm) => {
  const digest = jest.fn(async () => new Uint8Array([1, 2, 3]).buffer);
  Object.defineProperty(globalThis, 'crypto', { value: { subtle: { digest } }, configurable: true });
  answer(manifest);

  await expect(fetchManifest(address, { integrity: `${name}-AQID` })).resolves.toMatchObject({
    name: 'mfe-shop',
  });
  await expect(fetchManifest(address, { integrity: `${name}-AAAA` })).rejects.toMatchObject({
    kind: 'manifest-refused',
  });
  expect(digest).toHaveBeenCalledWith(algorithm, new TextEncoder().encode(manifest));
});
