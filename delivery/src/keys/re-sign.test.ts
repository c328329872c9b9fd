import { compose } from '#compose/compose.ts';
import { copyVersion } from '#publish/copy-version.ts';
import { publish } from '#publish/publish.ts';
import { readHistory, readPointer } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { rollback } from '#registry/rollback.ts';
import { depot } from '#storage/depot.ts';
import { keyId, newKeyPair, signerOf, signText } from '#storage/keys.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { reSign } from './re-sign';
import { rotateKey } from './rotate';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };
const all = { name: 'mfe-shop', until: Infinity, isDry: false };

/** A site whose team key leaked after two releases; its thief made a third. */
async function leaked() {
  const store = memoryStore();
  const [team, shell] = [newKeyPair(), newKeyPair()];
  const trusted = [
    { key: team.trusted, apps: ['mfe-shop'] },
    { key: shell.trusted, apps: ['shell'] },
  ];
  const old = depot(store, { signing: team.signing, trusted }, 'production');
  const frame = depot(store, { signing: shell.signing, trusted }, 'production');
  await publish(frame, madeUpBuild({ name: 'shell', version: '1.0.0' }));
  await promote(frame, { name: 'shell', version: '1.0.0' }, author);
  for (const version of ['1.0.0', '1.1.0', '6.6.6']) {
    await publish(old, madeUpBuild({ name: 'mfe-shop', version }));
    await promote(old, { name: 'mfe-shop', version }, author);
  }
  await compose(frame, settings);
  const { signing, trustedKeys } = rotateKey(trusted, keyId(team.trusted));
  return { store, site: depot(store, { signing, trusted: trustedKeys }, 'production') };
}

test('what a retired key signed is of no use until somebody vouches for it, and then goes on as before', async () => {
  const { site } = await leaked();
  await expect(readPointer(site, 'mfe-shop')).rejects.toThrow('which is retired');
  await expect(publish(site, madeUpBuild({ name: 'mfe-shop', version: '1.1.0' }))).rejects.toThrow(
    'which is retired',
  );

  const records = await reSign(site, all, author);
  expect(records.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['_delivery/history/mfe-shop/00000003.json', 'mfe-shop/1.0.0/release.json']),
  );
  expect((await readHistory(site, 'mfe-shop')).map(({ live }) => live)).toEqual(['1.0.0', '1.1.0', '6.6.6']);
  expect(await rollback(site, { name: 'mfe-shop' }, author)).toMatchObject({ live: '1.1.0', revision: 4 });
  expect(await publish(site, madeUpBuild({ name: 'mfe-shop', version: '1.1.0' }))).toMatchObject({
    uploaded: false,
  });
  const elsewhere = depot(memoryStore(), { ...newKeys() }, 'staging');
  expect(
    await copyVersion({ from: site, to: elsewhere }, { name: 'mfe-shop', version: '1.0.0' }),
  ).toMatchObject({
    uploaded: true,
  });
  expect(await reSign(site, all, author)).toEqual([]);
});

test('until a revision, it vouches for what the team released itself, and puts the rest aside', async () => {
  const { site, store } = await leaked();
  await reSign(site, { ...all, until: 2 }, author);

  expect(await readPointer(site, 'mfe-shop')).toMatchObject({ live: '1.1.0', revision: 2 });
  await expect(rollback(site, { name: 'mfe-shop', to: '6.6.6' }, author)).rejects.toThrow('was never live');
  expect(await store.list('_delivery/rejected/')).toEqual([
    '_delivery/rejected/history/mfe-shop/00000003.json',
  ]);
  await compose(site, settings);
  expect(String(await store.read('remotes.json'))).toContain('/mfe-shop/1.1.0/');
});

test('vouches for no bytes that are not those of the record', async () => {
  const { site, store } = await leaked();
  await store.write('mfe-shop/1.0.0/entry.0a.js', Buffer.from('evil'));

  await expect(reSign(site, all, author)).rejects.toThrow(
    'mfe-shop/1.0.0/entry.0a.js in memory is not the file that was published',
  );
  await expect(readPointer(site, 'mfe-shop')).rejects.toThrow('which is retired');
});

test('only looks when it is asked to', async () => {
  const { site, store } = await leaked();
  const before = await store.list('');
  expect(await reSign(site, { ...all, isDry: true }, author)).not.toHaveLength(0);

  expect(await store.list('')).toEqual(before);
});

test('vouching needs a key of the app', async () => {
  const { store } = await leaked();
  const [team, other] = [newKeyPair(), newKeyPair()];
  const trusted = [
    { key: team.trusted, apps: ['mfe-shop'], retired: true },
    { key: other.trusted, apps: ['mfe-prizes'] },
  ];
  const site = depot(store, { signing: other.signing, trusted }, 'production');

  await expect(reSign(site, all, author)).rejects.toThrow('is not signed by a key that this site trusts');
});

test('takes over a history that the first release of delivery wrote, and refuses it until then', async () => {
  const store = memoryStore();
  const { signing, trusted } = newKeys();
  const key = '_delivery/history/mfe-shop/00000001.json';
  const at = '2026-01-01T00:00:00.000Z';
  const record = { name: 'mfe-shop', revision: 1, at, by: 'ana', why: '', action: 'freeze', frozen: false };
  const signature = signText(JSON.stringify([key, record]), signerOf(signing));
  await store.write(key, Buffer.from(JSON.stringify({ record, signature })));
  const site = depot(store, { signing, trusted }, 'local');

  await expect(readPointer(site, 'mfe-shop')).rejects.toThrow(
    'was written by the first release of delivery: "pnpm delivery re-sign mfe-shop" takes it over. (A store of this machine only, such as .site, may be deleted: "npm start" makes it again.)',
  );
  await reSign(site, all, author);
  expect(await readPointer(site, 'mfe-shop')).toMatchObject({ revision: 1, at });
  expect(await promote(site, { name: 'mfe-shop', version: '1.0.0' }, author)).toMatchObject({ revision: 2 });
  expect(await readHistory(site, 'mfe-shop')).toHaveLength(2);
});

test('a key that the environment does not have cannot be rotated', () => {
  expect(() => rotateKey([], 'abc')).toThrow('There is no key abc: the environment has none.');
});

function newKeys() {
  const { signing, trusted } = newKeyPair();
  return { signing, trusted: [{ key: trusted, apps: ['*'] }] };
}
