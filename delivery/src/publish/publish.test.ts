import { readFileSync } from 'node:fs';
import { folderStore } from '#storage/folder-store.ts';
import { depot as openDepot } from '#storage/depot.ts';
import { promote } from '#registry/promote.ts';
import { emptyDepot, testKeys } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { copyVersion } from './copy-version';
import { publish } from './publish';
import { findRelease, readReleased, readRelease } from './release';

const shop = (files?: Record<string, string>) =>
  madeUpBuild({ name: 'mfe-shop', version: '1.0.0-1a2b3c4d' }, files);

test('puts every file of a build under its version', async () => {
  const folder = temporaryFolder();
  await publish(emptyDepot(folder), shop());

  expect(readFileSync(`${folder}/mfe-shop/1.0.0-1a2b3c4d/entry.0a.js`, 'utf8')).toBe('/* 1.0.0-1a2b3c4d */');
});

test('does nothing for the same bytes, and refuses other bytes under the same version', async () => {
  const depot = emptyDepot();
  expect(await publish(depot, shop())).toMatchObject({ uploaded: true });
  expect(await publish(depot, shop())).toMatchObject({ uploaded: false });

  await expect(publish(depot, shop({ 'entry.0a.js': 'other' }))).rejects.toThrow(
    'mfe-shop@1.0.0-1a2b3c4d exists already with other bytes: a version never changes, so build this one under a new version.',
  );
});

test('tells how far an upload is', async () => {
  const steps: number[] = [];
  await publish(emptyDepot(), shop(), (done) => steps.push(done));

  expect(steps).toEqual([1, 2, 3, 4]);
});

test('records a hash and a size for every file, and the hashes of the code in the manifest', async () => {
  const depot = emptyDepot();
  await publish(depot, shop());
  const release = await readRelease(depot, 'mfe-shop', '1.0.0-1a2b3c4d');
  const manifest = JSON.parse(String(await depot.read('mfe-shop/1.0.0-1a2b3c4d/mf-manifest.json')));

  expect(Object.keys(release.files).sort()).toEqual([
    'build.json',
    'entry.0a.js',
    'mf-manifest.json',
    'remote.0a.js',
  ]);
  expect(manifest.delivery.files).toEqual({
    'entry.0a.js': release.files['entry.0a.js']?.integrity,
    'remote.0a.js': release.files['remote.0a.js']?.integrity,
  });
  expect(release.files['entry.0a.js']).toEqual({
    // printf '/* 1.0.0-1a2b3c4d */' | openssl dgst -sha256 -binary | base64
    integrity: 'sha256-Lm9YsuKU1fwMWUUxCKduMMvyP13FLEnera28PWs25uI=',
    bytes: 20,
    gzip: expect.any(Number),
  });
});

test('leaves no version behind when an upload breaks, and finishes it the next time', async () => {
  const folder = temporaryFolder();
  const store = folderStore(folder);
  let writes = 0;
  const breaking = openDepot(
    {
      ...store,
      write: async (key, body) =>
        ++writes > 2 ? Promise.reject(new Error('connection lost')) : store.write(key, body),
    },
    testKeys,
    'local',
  );
  await expect(publish(breaking, shop())).rejects.toThrow('connection lost');

  const depot = emptyDepot(folder);
  expect(await findRelease(depot, 'mfe-shop', '1.0.0-1a2b3c4d')).toBeUndefined();
  await expect(publish(depot, shop({ 'entry.0a.js': 'other' }))).rejects.toThrow(
    'exists already with other bytes',
  );
  expect(await publish(depot, shop())).toMatchObject({ uploaded: true });
  expect(await findRelease(depot, 'mfe-shop', '1.0.0-1a2b3c4d')).toBeDefined();
});

test('lets exactly one of two uploads with other bytes have the version', async () => {
  const depot = emptyDepot();
  const results = await Promise.allSettled([
    publish(depot, shop()),
    publish(depot, shop({ 'entry.0a.js': 'other' })),
  ]);

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const release = await readRelease(depot, 'mfe-shop', '1.0.0-1a2b3c4d');
  await Promise.all(Object.keys(release.files).map((file) => readReleased(depot, release, file)));
});

test('notices a published file that somebody changed', async () => {
  const depot = emptyDepot();
  await publish(depot, shop());
  await depot.write('mfe-shop/1.0.0-1a2b3c4d/entry.0a.js', Buffer.from('evil'));
  const release = await readRelease(depot, 'mfe-shop', '1.0.0-1a2b3c4d');

  await expect(readReleased(depot, release, 'entry.0a.js')).rejects.toThrow(
    'is not the file that was published',
  );
});

test('reads a version that was published while hashes were SHA-384', async () => {
  const depot = emptyDepot();
  await publish(depot, shop());
  const release = await readRelease(depot, 'mfe-shop', '1.0.0-1a2b3c4d');
  // printf '/* 1.0.0-1a2b3c4d */' | openssl dgst -sha384 -binary | base64
  const integrity = 'sha384-EzDriQIlOpKDZhVNUJOQ8uKX9Krvvh246hoCQXVOlEZ0wwQfT+6+Q991r9Fy4ATm';
  const older = { ...release, files: { 'entry.0a.js': { integrity, bytes: 20, gzip: 40 } } };

  expect(String(await readReleased(depot, older, 'entry.0a.js'))).toBe('/* 1.0.0-1a2b3c4d */');
  await depot.write('mfe-shop/1.0.0-1a2b3c4d/entry.0a.js', Buffer.from('evil'));
  await expect(readReleased(depot, older, 'entry.0a.js')).rejects.toThrow(
    'is not the file that was published',
  );
});

test('copies a version to another store with the very same bytes', async () => {
  const [staging, production] = [emptyDepot(), emptyDepot()];
  await publish(staging, shop());
  await copyVersion({ from: staging, to: production }, { name: 'mfe-shop', version: '1.0.0-1a2b3c4d' });

  const [before, after] = await Promise.all(
    [staging, production].map((depot) => readRelease(depot, 'mfe-shop', '1.0.0-1a2b3c4d')),
  );
  expect(after).toEqual(before);
});

test('does not copy a version whose bytes were changed on the way', async () => {
  const [staging, production] = [emptyDepot(), emptyDepot()];
  await publish(staging, shop());
  await staging.write('mfe-shop/1.0.0-1a2b3c4d/remote.0a.js', Buffer.from('evil'));

  await expect(
    copyVersion({ from: staging, to: production }, { name: 'mfe-shop', version: '1.0.0-1a2b3c4d' }),
  ).rejects.toThrow('is not the file that was published');
});

test('a shell can be published while the record of the live one is broken', async () => {
  const depot = emptyDepot();
  await publish(depot, madeUpBuild({ name: 'shell', version: '1.0.0' }));
  await promote(depot, { name: 'shell', version: '1.0.0' }, { by: 'ana', why: '' });
  await depot.write('shell/1.0.0/release.json', Buffer.from('{'));

  expect(await publish(depot, madeUpBuild({ name: 'shell', version: '1.0.1' }))).toMatchObject({
    uploaded: true,
  });
});
