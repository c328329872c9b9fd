import { setImmediate } from 'node:timers/promises';
import { memoryStore } from '#testing/memory-store.ts';
import { startS3 } from '#testing/s3-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openStore } from './open-store';
import { type Store, writeChanged } from './store';

// One contract for every store: what holds for a folder holds for a bucket.

let s3: Awaited<ReturnType<typeof startS3>>;
let places = 0;
const pageSize = 20;

beforeAll(async () => {
  s3 = await startS3('site', { pageSize });
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_ENDPOINT_URL_S3: s3.url,
  });
});
afterAll(() => s3.stop());

const bytes = (text: string) => Buffer.from(text);
const emptyFolder = () => openStore(temporaryFolder());
const emptyPrefix = () => openStore(`s3://site/place-${(places += 1)}`);

describe.each([
  ['a folder', emptyFolder],
  ['a bucket', emptyPrefix],
])('%s', (_kind, emptyStore) => {
  test('gives back what was written, byte by byte', async () => {
    const store = await emptyStore();
    const body = Buffer.from([0, 1, 2, 250, 251, 252, 13, 10]);
    await store.write('mfe-shop/1.0.0/assets/a b ç.png', body);

    expect(await store.read('mfe-shop/1.0.0/assets/a b ç.png')).toEqual(body);
  });

  test('has nothing under a key that nobody wrote', async () => {
    const store = await emptyStore();
    await store.write('a/b', bytes('x'));

    expect(await store.read('a/c')).toBeUndefined();
    expect(await store.read('a')).toBeUndefined();
    expect(await store.read('a/b/c')).toBeUndefined();
  });

  test('replaces what is there when it writes', async () => {
    const store = await emptyStore();
    await store.write('index.html', bytes('old'));
    await store.write('index.html', bytes('new'));

    expect(String(await store.read('index.html'))).toBe('new');
  });

  test('creates a key once, and then leaves it alone', async () => {
    const store = await emptyStore();

    expect(await store.create('_delivery/1.json', bytes('first'))).toBe(true);
    expect(await store.create('_delivery/1.json', bytes('second'))).toBe(false);
    expect(String(await store.read('_delivery/1.json'))).toBe('first');
  });

  test('lets exactly one of many creators win', async () => {
    const store = await emptyStore();
    const names = Array.from({ length: 20 }, (_, index) => `creator ${index}`);
    const won = await Promise.all(names.map((name) => store.create('_delivery/1.json', bytes(name))));

    expect(won.filter(Boolean)).toHaveLength(1);
    expect(String(await store.read('_delivery/1.json'))).toBe(names[won.indexOf(true)]);
  });

  test('never shows a reader half a file', async () => {
    const store = await emptyStore();
    const bodies = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(200_000));
    await store.write('index.html', bytes(bodies[0] ?? ''));
    const writing = Promise.all(bodies.map((body) => store.write('index.html', bytes(body))));
    const seen = await Promise.all(Array.from({ length: 20 }, () => store.read('index.html')));
    await writing;

    for (const body of seen) expect(bodies).toContain(String(body));
  });

  test('lists the keys below a prefix, in order', async () => {
    const store = await emptyStore();
    for (const key of ['h/a/00000010.json', 'h/a/00000009.json', 'h/b/00000001.json', 'hx', 'i'])
      await store.write(key, bytes('x'));

    expect(await store.list('h/')).toEqual(['h/a/00000009.json', 'h/a/00000010.json', 'h/b/00000001.json']);
    expect(await store.list('h/a/')).toEqual(['h/a/00000009.json', 'h/a/00000010.json']);
    expect(await store.list('h/a/00000009')).toEqual(['h/a/00000009.json']);
    expect(await store.list('nothing/')).toEqual([]);
  });

  test('lists more keys than one page of results holds', async () => {
    const store = await emptyStore();
    const length = pageSize * 2 + 10;
    const keys = Array.from({ length }, (_, index) => `h/${String(index).padStart(8, '0')}.json`);
    await Promise.all(keys.map((key) => store.write(key, bytes('x'))));

    expect(await store.list('h/')).toEqual(keys);
  });

  test('writes only what differs, and many files at once', async () => {
    const store = await emptyStore();

    const pages = Array.from({ length: 40 }, (_, place) => [`pages/${place}.html`, bytes('one')] as const);

    expect(await writeChanged(store, new Map(pages))).toEqual(pages.map(([key]) => key));
    expect(await writeChanged(store, new Map([...pages, ['pages/7.html', bytes('two')]]))).toEqual([
      'pages/7.html',
    ]);
    expect(await store.read('pages/7.html')).toEqual(bytes('two'));
  });
});

test('a file that cannot be written is an error, told when all other writes have ended', async () => {
  const files = new Map<string, Buffer>();
  const store = memoryStore(files);
  const write: Store['write'] = async (key, body) => {
    if (key === 'pages/1.html') throw new Error('The disk is full.');
    await setImmediate();
    await store.write(key, body);
  };
  const pages = Array.from({ length: 40 }, (_, place) => [`pages/${place}.html`, bytes('one')] as const);

  await expect(writeChanged({ ...store, write }, new Map(pages))).rejects.toThrow('The disk is full.');
  const then = files.size;
  await setImmediate();
  expect(files.size).toBe(then);
});

test('a bucket keeps type and life time of each file, as a CDN passes them on', async () => {
  const store = await emptyPrefix();
  await store.write('mfe-shop/1.0.0/entry.js', Buffer.from('x'));
  const { headers } = await fetch(`${s3.url}/site/place-${places}/mfe-shop/1.0.0/entry.js`);

  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a folder takes no key that leads out of it', async () => {
  const store = await emptyFolder();

  await expect(store.write('../outside', Buffer.from('x'))).rejects.toThrow('leaves the store');
  expect(await store.read('../../etc/passwd')).toBeUndefined();
});
