import { join } from 'node:path';
import { publish } from '#publish/publish.ts';
import { abortCanary, startCanary } from '#registry/canary.ts';
import { freeze } from '#registry/freeze.ts';
import { promote } from '#registry/promote.ts';
import { emptyDepot, testKeys } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { workplace } from '#testing/run-tool.ts';

const author = { by: 'ana', why: '' };

test('reports a change that never reached the site, because its process crashed', async () => {
  const { folder, run } = workplace(
    { local: { store: 'store', trustedKeys: testKeys.trusted } },
    { DELIVERY_SIGNING_KEY: testKeys.signing },
  );
  const depot = emptyDepot(join(folder, 'store'));
  const behind = async () =>
    JSON.parse((await run('status', '--json')).stdout)
      .apps.filter(({ shown }: { shown: boolean }) => !shown)
      .map(({ name }: { name: string }) => name);
  const versions = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mfe-shop', version: '1.0.0' },
  ];
  for (const each of [...versions, { name: 'mfe-shop', version: '1.1.0' }])
    await publish(depot, madeUpBuild(each));
  for (const each of versions) await promote(depot, each, author);

  expect(await behind()).toEqual(['mfe-shop', 'shell']);
  expect((await run('status', 'mfe-shop')).stdout).toContain('not yet on the site: "pnpm delivery compose"');
  await run('compose');
  expect(await behind()).toEqual([]);

  await startCanary(depot, { name: 'mfe-shop', version: '1.1.0', share: 10, budget: 5 }, author);
  await run('compose');
  await abortCanary(depot, { name: 'mfe-shop' }, author);
  expect(await behind()).toEqual(['mfe-shop']);
});

test('tells since when and by whom a version is live, whatever was done beside it since', async () => {
  const { folder, run } = workplace(
    { local: { store: 'store', trustedKeys: testKeys.trusted } },
    { DELIVERY_SIGNING_KEY: testKeys.signing },
  );
  const depot = emptyDepot(join(folder, 'store'));
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  const { at } = await promote(depot, { name: 'mfe-shop', version: '1.1.0' }, { by: 'bia', why: 'red' });
  await startCanary(depot, { name: 'mfe-shop', version: '1.2.0', share: 10, budget: 5 }, author);
  await abortCanary(depot, { name: 'mfe-shop' }, author);
  await freeze(depot, 'mfe-shop', author);

  const { stdout } = await run('status');
  expect(stdout).toContain(`mfe-shop  live 1.1.0  since ${at} by bia  FROZEN`);
  const { apps } = JSON.parse((await run('status', '--json')).stdout);
  expect(apps[0].liveSince).toEqual({ at, by: 'bia', why: 'red' });
});
