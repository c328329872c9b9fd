import type { AddressInfo } from 'node:net';
import { compose } from '#compose/compose.ts';
import { publish } from '#publish/publish.ts';
import { readHistory } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { rollback } from '#registry/rollback.ts';
import { siteServer } from '#serve/server.ts';
import { ask } from '#testing/ask.ts';
import { testKeys } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { startS3 } from '#testing/s3-server.ts';
import { depot } from './depot';
import { openStore } from './open-store';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };

test('a whole release on a bucket: published, promoted by many at once, served, rolled back', async () => {
  const s3 = await startS3('site');
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_ENDPOINT_URL_S3: s3.url,
  });
  const site = depot(await openStore('s3://site/production'), testKeys, 'local');
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'];
  await publish(site, madeUpBuild({ name: 'shell', version: '1.0.0' }));
  for (const version of versions)
    await publish(site, madeUpBuild({ name: 'mfe-shop', version, routes: ['/compra'] }));
  await promote(site, { name: 'shell', version: '1.0.0' }, author);
  await Promise.all(
    versions.map(async (version) => {
      await promote(site, { name: 'mfe-shop', version }, author);
      await compose(site, settings);
    }),
  );

  const history = await readHistory(site, 'mfe-shop');
  expect(history.map(({ live }) => live).sort()).toEqual(versions);
  const server = await siteServer({ store: site, allow: async () => ({}) });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const page = async () =>
    String((await ask((server.server.address() as AddressInfo).port, { path: '/compra' })).body);
  expect(await page()).toContain(`/mfe-shop/${history.at(-1)?.live}/entry.0a.js`);

  await rollback(site, { name: 'mfe-shop' }, author);
  await compose(site, settings);
  expect(await page()).toContain(`/mfe-shop/${history.at(-2)?.live}/entry.0a.js`);
  await server.close();
  s3.stop();
});
