import { memoryDepot, testKeys } from '#testing/empty-depot.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { depot } from './depot';
import { newKeyPair } from './keys';
import { append, readNewest, readSeries } from './series';

const [team, shell, next] = [newKeyPair(), newKeyPair(), newKeyPair()];
const trusted = [
  { key: team.trusted, apps: ['mfe-shop'] },
  { key: shell.trusted, apps: ['shell', 'mfe-content'] },
];
const place = { key: '_delivery/history/mfe-shop/00000001.json', app: 'mfe-shop' };

const opened = (store = memoryStore(), environment = 'production', signing = team.signing) =>
  depot(store, { signing, trusted }, environment);

test('takes back what it wrote, bound to its place', async () => {
  const site = opened();
  expect(await site.createRecord(place, { live: '1.0.0' })).toBe(true);

  expect((await site.readRecord(place))?.record).toEqual({ live: '1.0.0' });
  expect(await site.readRecord({ ...place, key: 'elsewhere' })).toBeUndefined();
});

test('refuses a record that was signed for another environment, by the very same key', async () => {
  const store = memoryStore();
  await opened(store, 'staging').createRecord(place, { live: '1.0.0' });

  await expect(opened(store, 'production').readRecord(place)).rejects.toThrow(
    'was signed for staging, and this is production: somebody copied it.',
  );
});

test('refuses a record under another key than its own', async () => {
  const store = memoryStore();
  await opened(store).createRecord(place, { live: '1.0.0' });
  const copy = { ...place, key: '_delivery/history/mfe-shop/00000002.json' };
  await store.write(copy.key, (await store.read(place.key)) ?? Buffer.alloc(0));

  await expect(opened(store).readRecord(copy)).rejects.toThrow(
    'is not signed by a key that this site trusts',
  );
});

test('refuses a record that was changed after its signature was checked', async () => {
  const store = memoryStore();
  const site = opened(store);
  await site.createRecord(place, { live: '1.0.0' });
  await site.readRecord(place);
  const text = String(await store.read(place.key));
  await store.write(place.key, Buffer.from(text.replace('1.0.0', '6.6.6')));

  await expect(site.readRecord(place)).rejects.toThrow('is not signed by a key that this site trusts');
});

test('a key signs records of its own apps, and of no other', async () => {
  const store = memoryStore();
  await expect(
    opened(store).createRecord({ key: 'mfe-prizes/1.0.0/release.json', app: 'mfe-prizes' }, {}),
  ).rejects.toThrow(/The key \w+ in DELIVERY_SIGNING_KEY releases mfe-shop in production, not mfe-prizes\./);

  // Somebody who trusts the key for every app in their own file writes it all the same.
  const generous = [{ key: team.trusted, apps: ['*'] }];
  const forged = depot(store, { signing: team.signing, trusted: generous }, 'production');
  const shellPlace = { key: 'shell/6.6.6/release.json', app: 'shell' };
  await forged.createRecord(shellPlace, {});
  await expect(opened(store).readRecord(shellPlace)).rejects.toThrow(
    /is signed by the key \w+, which may release mfe-shop and not shell\./,
  );
});

test('says of a machine for which apps it may sign', () => {
  const site = opened(memoryStore(), 'production', shell.signing);

  expect(['shell', 'mfe-content', 'mfe-shop', '*'].map(site.maySign)).toEqual([true, true, false, true]);
});

test('a retired key signs nothing, and what it signed is refused', async () => {
  const store = memoryStore();
  await opened(store).createRecord(place, { live: '1.0.0' });
  const retired = [{ key: team.trusted, apps: ['mfe-shop'], retired: true }];
  const after = depot(store, { signing: team.signing, trusted: retired }, 'production');

  await expect(after.readRecord(place)).rejects.toThrow(
    'which is retired: somebody with another key of mfe-shop must look at it and run "delivery re-sign mfe-shop"',
  );
  await expect(after.createRecord({ ...place, key: 'x' }, {})).rejects.toThrow('is retired in production');
});

test.each([
  ['', 'is empty: restore it from a backup.'],
  ['{"format":2,"environment":"produ', 'is cut off, or was never a record: restore it from a backup.'],
  ['[]', 'is cut off, or was never a record'],
])('names the file of a record that holds %j', async (text, sentence) => {
  const store = memoryStore(new Map([[place.key, Buffer.from(text)]]));

  await expect(opened(store).readRecord(place)).rejects.toThrow(`${place.key} in memory ${sentence}`);
});

test('a lost response of the store is not a failure: the own record is recognised', async () => {
  const store = memoryStore();
  const create = async (key: string, body: Buffer) => {
    await store.create(key, body);
    throw new Error('socket hang up');
  };
  // S3's own client sends the request again, and then gets the error that there is such a key already.
  const twice = async (key: string, body: Buffer) =>
    (await store.create(key, body)) && store.create(key, body);

  expect(await opened({ ...store, create }).createRecord(place, { live: '1.0.0' })).toBe(true);
  const second = { ...place, key: '_delivery/history/mfe-shop/00000002.json' };
  expect(await opened({ ...store, create: twice }).createRecord(second, { live: '1.1.0' })).toBe(true);
  expect(await opened({ ...store, create: twice }).createRecord(second, { live: '1.2.0' })).toBe(false);
});

test('a write that failed is a failure', async () => {
  const create = () => Promise.reject(new Error('socket hang up'));

  await expect(opened({ ...memoryStore(), create }).createRecord(place, {})).rejects.toThrow(
    'socket hang up',
  );
});

describe('a series', () => {
  const series = { folder: '_delivery/history/mfe-shop/', app: 'mfe-shop' };
  const keyOf = (sequence: number) => `${series.folder}0000000${sequence}.json`;

  async function threeRecords() {
    const store = memoryStore();
    const site = memoryDepot(store);
    for (const live of ['1.0.0', '1.1.0', '1.2.0'])
      await append(site, series, { record: { live }, after: await readNewest(site, series) });
    return { store, site };
  }

  test('tells its records, the oldest first, each after the one before', async () => {
    const { site } = await threeRecords();
    const records = await readSeries(site, series);

    expect(records.map(({ sequence, record }) => [sequence, record])).toEqual([
      [1, { live: '1.0.0' }],
      [2, { live: '1.1.0' }],
      [3, { live: '1.2.0' }],
    ]);
    expect(records[2]?.previous).toBe(records[1]?.digest);
  });

  test('names a record that somebody took out', async () => {
    const { store, site } = await threeRecords();
    await store.remove(keyOf(2));

    await expect(readSeries(site, series)).rejects.toThrow(`${keyOf(2)} in memory is not there`);
  });

  test('names a record that was signed in the place of another', async () => {
    const { store, site } = await threeRecords();
    await store.remove(keyOf(2));
    await site.createRecord(
      { key: keyOf(2), app: series.app },
      { live: '6.6.6' },
      { sequence: 2, previous: null },
    );

    await expect(readSeries(site, series)).rejects.toThrow(
      `${keyOf(2)} in memory does not follow the record before it`,
    );
  });

  test('is not misled by a file that is none of its records', async () => {
    const { store, site } = await threeRecords();
    for (const name of ['.DS_Store', 'zzz.json', '00000009.json.bak', '9/00000009.json'])
      await store.write(series.folder + name, Buffer.from('x'));

    expect((await readNewest(site, series))?.record).toEqual({ live: '1.2.0' });
    expect(await readSeries(site, series)).toHaveLength(3);
  });
});

test('the keys of tests stand for every app', () => {
  expect(depot(memoryStore(), testKeys, 'local').maySign('anything')).toBe(true);
  expect(depot(memoryStore(), { trusted: [{ key: next.trusted, apps: ['*'] }] }, 'local').maySign('*')).toBe(
    false,
  );
});
