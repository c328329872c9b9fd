import type { Page } from '@playwright/test';
import { siteUrl } from '#support/addresses.ts';
import { faultyProxy } from '#support/faulty-proxy.ts';
import { expect, test } from '#support/test.ts';

// A file comes once with other bytes, and the browser may keep it for a year. When the server is right again,
// 'Tentar novamente' goes past the cache, and a reload and a new tab find the right file there.

test.use({ expectedConsole: /./ });

interface Live {
  remotes: { name: string; entry: string }[];
}
interface Manifest {
  metaData: { remoteEntry: { name: string } };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' });
const again = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' });

async function pathsOfAccount() {
  const { remotes } = (await (await fetch(`${siteUrl}/remotes.json`)).json()) as Live;
  const manifest = new URL(remotes.find(({ name }) => name === 'mfe-account')?.entry ?? '', siteUrl);
  const { metaData } = (await (await fetch(manifest)).json()) as Manifest;
  return { manifest: manifest.pathname, entry: new URL(metaData.remoteEntry.name, manifest).pathname };
}

async function pathOfShell() {
  const html = await (await fetch(siteUrl)).text();
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
}

for (const { what, from, paths } of [
  { what: 'entry', from: '/login', paths: async () => (await pathsOfAccount()).entry },
  { what: 'manifest', from: '/', paths: async () => (await pathsOfAccount()).manifest },
  { what: 'script of the shell', from: '/login', paths: pathOfShell },
])
  test(`${what}: a retry heals what the cache holds`, async ({ page, context }) => {
    const proxy = await faultyProxy(siteUrl);
    proxy.break([await paths()], 'has other bytes');
    await page.goto(`${proxy.url}${from}`);
    if (from === '/') await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
    await expect(again(page)).toBeVisible();

    proxy.mend();
    await again(page).click();
    await expect(heading(page)).toBeVisible();

    await page.reload();
    await expect(heading(page)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(`${proxy.url}/login`);
    await expect(heading(tab)).toBeVisible();
    await proxy.close();
  });
