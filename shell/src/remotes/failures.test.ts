/** @jest-environment node */
import { RemoteError, toRemoteError } from './failures';

const address = 'https://site.example/mfe-shop/1.0.0/entry.js';
const chunkError = Object.assign(new Error('Loading chunk 7 failed'), {
  name: 'ChunkLoadError',
  request: address,
});

/** The browser remembers the status of a file; jsdom has no network of its own to remember. */
const answered = (responseStatus: number) => {
  performance.getEntriesByName = (name) => (name === address ? [{ responseStatus } as never] : []);
};

test.each([
  [404, 'code'],
  [410, 'code'],
  [503, 'network'],
  [200, 'network'],
  [0, 'network'],
])('a file with the status %d is a fault of the %s', (status, fault) => {
  answered(status);

  expect(new RemoteError('entry-missing', 'no entry', address).fault).toBe(fault);
  expect(toRemoteError(chunkError)).toMatchObject({ kind: 'chunk-missing', fault });
});

test('a stylesheet of Rspack that does not come is known by its code', () => {
  answered(503);
  const error = Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' });

  expect(toRemoteError(error)).toMatchObject({ kind: 'chunk-missing', fault: 'network' });
});

test('what a version throws is a fault of its code', () => {
  answered(200);

  expect(toRemoteError(new Error('boom'))).toMatchObject({ kind: 'import-error', fault: 'code' });
});
