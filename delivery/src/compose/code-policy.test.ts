import { parse } from 'node-html-parser';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { compose } from './compose';

/** The second policy of the page that a shell runs in. */
async function codePolicyOf(shell: { version: string; gatesScripts?: boolean }) {
  const depot = memoryDepot();
  for (const built of [
    madeUpBuild({ name: 'shell', ...shell }),
    madeUpBuild({ name: 'mfe-shop', version: '1.0.0', routes: ['/'] }),
  ]) {
    await publish(depot, built);
    await promote(depot, built.build, { by: 'ana', why: '' });
  }
  await compose(depot, { config: {}, allow: { 'script-src': ['https://pay.example'] } });
  const [, second] = parse(String(await depot.read('index.html'))).querySelectorAll(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  return second?.getAttribute('content');
}

const folders = 'script-src *:*/shell/ *:*/mfe-shop/ https://pay.example';

test('scripts come from the folders of the apps, and text becomes one only through the gate', async () => {
  expect(await codePolicyOf({ version: '2.0.0', gatesScripts: true })).toBe(
    `${folders}; require-trusted-types-for 'script'; trusted-types default`,
  );
});

test('a shell of before the gate starts, too: it can be rolled back to', async () => {
  expect(await codePolicyOf({ version: '1.0.0' })).toBe(folders);
});
