import { compose } from '#compose/compose.ts';
import { addLooseFiles } from '#compose/loose-files.ts';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { sync } from './sync';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };

async function site() {
  const store = memoryStore();
  const depot = memoryDepot(store);
  await release(depot, 'shell', '1.0.0');
  await release(depot, 'mfe-shop', '1.0.0');
  await addLooseFiles(depot, new Map([['assets/frente.png', Buffer.from('png')]]), author);
  await compose(depot, settings);
  return { store, depot, target: memoryStore() };
}

async function release(depot: ReturnType<typeof memoryDepot>, name: string, version: string) {
  await publish(depot, madeUpBuild({ name, version, routes: name === 'shell' ? [] : ['/compra'] }));
  await promote(depot, { name, version }, author);
  await compose(depot, settings);
}

test('copies what customers load, HTML last, and no record', async () => {
  const { depot, store, target } = await site();
  const written: string[] = [];
  await sync(depot, { ...target, write: async (key, body) => (written.push(key), target.write(key, body)) });

  const html = written.findIndex((key) => key.endsWith('.html') && !key.startsWith('shell/'));
  const lastCode = written.findLastIndex((key) => /^[a-z-]+\/1\.0\.0\//.test(key));
  expect(lastCode).toBeLessThan(html);
  expect(written.filter((key) => key.startsWith('_delivery'))).toEqual([]);
  for (const key of ['index.html', 'mfe-shop/1.0.0/entry.0a.js', 'assets/frente.png', 'pages.json'])
    expect(await target.read(key)).toEqual(await store.read(key));
});

test('copies nothing twice, and keeps an older version for those who still have its page', async () => {
  const { depot, target } = await site();
  await sync(depot, target);
  expect(await sync(depot, target)).toEqual([]);
  await release(depot, 'mfe-shop', '1.1.0');
  await release(depot, 'mfe-shop', '1.2.0');
  await sync(depot, target);

  expect(await target.read('mfe-shop/1.0.0/entry.0a.js')).toBeDefined();
  expect(String(await target.read('remotes.json'))).toContain('/mfe-shop/1.2.0/');
});

test('HTML that somebody changed in the bucket reaches no customer', async () => {
  const { depot, store, target } = await site();
  const before = await store.read('index.html');
  await store.write('index.html', Buffer.from('<script src="//evil.example"></script>'));
  await store.write('assets/evil.js', Buffer.from('evil'));
  await sync(depot, target);

  expect(await target.read('index.html')).toEqual(before);
  expect(await target.read('assets/evil.js')).toBeUndefined();
});

test('writes nothing at all where code in the bucket is not what was signed', async () => {
  const { depot, store, target } = await site();
  await store.write('mfe-shop/1.0.0/remote.0a.js', Buffer.from('evil'));

  await expect(sync(depot, target)).rejects.toThrow(
    'mfe-shop/1.0.0/remote.0a.js in memory is not what was signed: nothing was copied',
  );
  expect(await target.list('')).toEqual([]);
});

test('puts right what somebody changed on the web server, and takes away what they added', async () => {
  const { depot, target } = await site();
  await sync(depot, target);
  await target.write('index.html', Buffer.from('evil'));
  await target.write('assets/evil.js', Buffer.from('evil'));
  expect(await sync(depot, target)).toEqual(['index.html']);

  expect(await target.read('assets/evil.js')).toBeUndefined();
});
