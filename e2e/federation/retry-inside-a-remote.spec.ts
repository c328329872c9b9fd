import type { Page } from '@playwright/test';
import { siteUrl } from '#support/addresses.ts';
import { type Fault, faultyProxy } from '#support/faulty-proxy.ts';
import { pathsOfRemote } from '#support/live-remote.ts';
import { expect, test } from '#support/test.ts';

// A remote whose first page is there; the files of its second page fail in one way. Once that is over, the first
// 'Tentar novamente' brings the page, without a reload. In one document for each way, one remote after the other.

test.use({ expectedConsole: /./ });

interface Row {
  remote: string;
  first: { pattern: string; heading: string; follow?: (page: Page) => Promise<void> };
  second: { pattern: string; heading: string; follow: (page: Page) => Promise<void> };
}

const followInMenu = (name: string) => async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).hover();
  await page.getByRole('banner').getByRole('link', { name }).click();
};

const rows: Row[] = [
  {
    remote: 'mfe-content',
    first: { pattern: '/', heading: 'PAUSA NAS VENDAS!' },
    second: {
      pattern: '/termos-de-uso',
      heading: 'Termos de uso',
      follow: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click(),
    },
  },
  {
    remote: 'mfe-account',
    first: {
      pattern: '/perfil',
      heading: 'Meu perfil',
      follow: (page) => page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click(),
    },
    second: {
      pattern: '/perfil/meus-dados',
      heading: 'Minha conta',
      follow: (page) => page.getByRole('main').getByRole('link', { name: 'Minha conta' }).click(),
    },
  },
  {
    remote: 'mfe-shop',
    first: {
      pattern: '/meus-pedidos/:section',
      heading: 'Histórico de compras',
      follow: followInMenu('Meus pedidos'),
    },
    second: {
      pattern: '/carrinho/:step?',
      heading: 'Meu carrinho',
      follow: (page) =>
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Carrinho/ })
          .click(),
    },
  },
  {
    remote: 'mfe-prizes',
    first: { pattern: '/meus-titulos', heading: 'Meus Títulos', follow: followInMenu('Meus títulos') },
    second: {
      pattern: '/minhas-premiacoes',
      heading: 'Minhas premiações',
      follow: followInMenu('Minhas premiações'),
    },
  },
];

/** The paths of the files that the second page needs and the first does not. */
async function filesOf({ remote, first, second }: Row): Promise<string[]> {
  const { filesOf: of } = await pathsOfRemote(remote);
  return of(second.pattern).filter((file) => !of(first.pattern).includes(file));
}

const endings = { script: '.js', stylesheet: '.css' };
const faults: Fault[] = ['stalls', 'is missing', 'has other bytes'];

for (const broken of ['script', 'stylesheet'] as const)
  test(`a ${broken} that does not come as it should is forgotten by the first retry, in each remote`, async ({
    page,
    customer,
    signIn,
  }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await signIn(customer);
    await page.clock.install();
    for (const fault of faults)
      await test.step(`it ${fault}`, async () => {
        // At an address of its own, so that no file is in the browser's cache.
        const proxy = await faultyProxy(siteUrl);
        await page.goto(proxy.url);
        for (const row of rows) {
          const files = await filesOf(row);
          const isBroken = (file: string) => file.endsWith(endings[broken]);
          expect(files.filter(isBroken), row.remote).not.toEqual([]);
          proxy.break(files.filter(isBroken), fault);
          // Whatever else the page needs is still on its way by then.
          proxy.break(
            files.filter((file) => !isBroken(file)),
            'stalls',
          );
          await row.first.follow?.(page);
          await expect(heading(row.first.heading)).toBeVisible();

          await row.second.follow(page);
          await page.clock.fastForward(11_000);
          const again = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
          await expect(again).toBeVisible();

          proxy.mend();
          await again.click();
          await expect(heading(row.second.heading)).toBeVisible();
        }
        await proxy.close();
      });
  });
