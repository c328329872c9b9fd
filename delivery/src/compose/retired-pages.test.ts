import { parse } from 'node-html-parser';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { retire } from '#registry/retire.ts';
import { rollback } from '#registry/rollback.ts';
import { fileForPath, pageRules } from '#serve/page-rules.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { compatibilityCheck } from '#verify/verify.ts';
import { compose } from './compose';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };

/** A shell that knows a club, and the one before it that does not. */
async function site(to?: string) {
  const depot = memoryDepot();
  const check = compatibilityCheck(depot, { budgetKb: Infinity });
  const before = { '/compra': 'mfe-shop' };
  const after = { ...before, '/clube/:step?': 'mfe-club' };
  for (const built of [
    madeUpBuild({ name: 'shell', version: '1.0.0', owners: before }),
    madeUpBuild({ name: 'mfe-shop', version: '1.0.0', routes: ['/compra'] }),
    madeUpBuild({ name: 'shell', version: '2.0.0', owners: after }),
    madeUpBuild({ name: 'mfe-club', version: '1.0.0', routes: ['/clube/:step?'] }),
  ]) {
    await publish(depot, built);
    await promote(depot, { ...built.build, check }, author);
  }
  await compose(depot, settings);
  if (to !== 'stays') await retire(depot, { name: 'mfe-club', ...(to !== undefined && { to }) }, author);
  await compose(depot, settings);
  const html = async (path: string) => {
    const file = fileForPath(await pageRules(depot), path);
    return parse(String(await depot.read(file)));
  };
  return { depot, check, html };
}

test('a shell can go back behind a remote once that is retired, and not before', async () => {
  const kept = await site('stays');
  await expect(rollback(kept.depot, { name: 'shell', check: kept.check }, author)).rejects.toThrow(
    'mfe-club@1.0.0 is not a remote that shell@1.0.0 knows',
  );

  const { depot, check } = await site();
  expect((await rollback(depot, { name: 'shell', check }, author)).live).toBe('1.0.0');
});

test('the addresses of a retired remote say that there is nothing any more, without a script', async () => {
  const { html, depot } = await site();
  const page = await html('/clube/2');

  expect(page.querySelector('h1')?.text).toBe('Esta página não existe mais');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(page.querySelectorAll('script, link[rel="preload"]')).toHaveLength(0);
  expect(page.querySelector('meta[http-equiv="Content-Security-Policy"]')).not.toBeNull();
  expect(String(await depot.read('remotes.json'))).not.toContain('mfe-club');
});

test('or they lead elsewhere', async () => {
  const { html } = await site('/compra?x=1&y=2');
  const page = await html('/clube');

  expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(
    '0; url=/compra?x=1&y=2',
  );
  expect(page.querySelector('h1')?.text).toBe('Esta página mudou de endereço');
});

test('other addresses are as they were', async () => {
  const { html } = await site();

  expect((await html('/compra')).querySelectorAll('script[src]')).not.toHaveLength(0);
});
