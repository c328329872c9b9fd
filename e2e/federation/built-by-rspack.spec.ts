import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { changeBody } from '#support/change-body.ts';
import { expect, type ReleasedSite, test } from '#support/released-site.ts';

const version = '1.0.0-rspack';
const root = resolve(import.meta.dirname, '../..');

/** Builds mfe-shop from this workspace with Rspack instead of webpack. */
function buildShop(output: string) {
  const script = `
    import { rspack } from '@rspack/core';
    import { remoteConfig } from './rspack/remote.mjs';

    const firstCalls = { cart: 'currentEvent', campaign: 'currentEvent' };
    const config = remoteConfig(${JSON.stringify(join(root, 'mfe-shop'))}, { firstCalls })({}, { mode: 'production' });
    config.output.path = ${JSON.stringify(output)};
    rspack(config, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    });`;
  execFileSync('node', ['--input-type=module', '-e', script], { cwd: join(root, 'tooling') });
  // The sources are those of the version that webpack built, which is live already.
  const record = join(output, 'build.json');
  const build = JSON.parse(readFileSync(record, 'utf8')) as object;
  writeFileSync(record, JSON.stringify({ ...build, version }));
}

/** The versions of mfe-shop whose files the page has asked for. */
const versionsInPage = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/mfe-shop\/([^/]+)\//.exec(name)?.[1] ?? []),
    ),
  ]);

const openCampaign = async (page: Page, site: ReleasedSite) => {
  await page.goto(`${site.url}/compra`);
  await expect(page.getByRole('heading', { level: 1, name: 'Raspe mais' })).toBeVisible();
};

test('a remote that Rspack built is verified, made live, used by a customer, and rolled back; a file that is not the one that was published gives way to the last good version', async ({
  page,
  context,
  site,
  signIn,
  customer,
}) => {
  const build = mkdtempSync(join(tmpdir(), 'built-by-rspack-'));
  try {
    buildShop(build);
    await site.delivery('publish', build);
    await site.delivery('promote', build, '--grows', 'Another bundler');
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
  await signIn(customer);
  await openCampaign(page, site);
  expect(await versionsInPage(page)).toEqual([version]);

  // On the way from another page; the cart is a state that all remotes share.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /carrinho/i })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu carrinho' })).toBeVisible();
  await page.getByRole('button', { name: '+5' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /carrinho/i })).toContainText('5');

  // A tab of its own, whose console says what was refused.
  const other = await context.newPage();
  for (const kind of [/\/__federation_expose_remote\.[^/]*$/, /\.css$/])
    await test.step(`the browser refuses ${String(kind)}`, async () => {
      let changed = 0;
      const isOne = ({ pathname }: URL) =>
        pathname.startsWith(`/mfe-shop/${version}/`) && kind.test(pathname);
      const mend = await changeBody(other, isOne, (body) => {
        changed += 1;
        return `${body}/* other bytes */`;
      });
      await other.goto(`${site.url}/`);
      await other.getByRole('banner').getByRole('link', { name: 'Comprar agora' }).click();
      await expect(other.getByRole('heading', { level: 1, name: 'Raspe mais' })).toBeVisible();
      expect(await versionsInPage(other)).toContain(site.versionOf('mfe-shop'));
      expect(changed).toBeGreaterThan(0);
      mend();
    });
  await other.close();

  await site.delivery('rollback', 'mfe-shop');
  await openCampaign(page, site);
  expect(await versionsInPage(page)).toEqual([site.versionOf('mfe-shop')]);
});
