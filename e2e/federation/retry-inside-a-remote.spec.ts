import type { Page } from '@playwright/test';
import { siteUrl } from '#support/addresses.ts';
import { type Fault, faultyProxy } from '#support/faulty-proxy.ts';
import { pathsOfRemote } from '#support/live-remote.ts';
import { expect, test } from '#support/test.ts';

// A remote whose first page is there; the files of its second page fail in one way. Once that is over, the first
// 'Tentar novamente' brings the page, without a reload.

test.use({ expectedConsole: /./ });

interface Row {
  remote: string;
  isForCustomers?: true;
  first: { path: string; pattern: string };
  second: { pattern: string; heading: string };
  follow: (page: Page) => Promise<void>;
}

const rows: Row[] = [
  {
    remote: 'mfe-account',
    first: { path: '/login', pattern: '/login' },
    second: { pattern: '/recuperacao-senha/identificacao', heading: 'Esqueceu a senha?' },
    follow: (page) => page.getByRole('link', { name: 'Esqueceu a senha?' }).click(),
  },
  {
    remote: 'mfe-content',
    first: { path: '/', pattern: '/' },
    second: { pattern: '/termos-de-uso', heading: 'Termos de uso' },
    follow: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click(),
  },
  {
    remote: 'mfe-shop',
    isForCustomers: true,
    first: { path: '/meus-pedidos/compras', pattern: '/meus-pedidos/:section' },
    second: { pattern: '/carrinho/:step?', heading: 'Meu carrinho' },
    follow: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /Carrinho/ })
        .click(),
  },
  {
    remote: 'mfe-prizes',
    isForCustomers: true,
    first: { path: '/meus-titulos', pattern: '/meus-titulos' },
    second: { pattern: '/minhas-premiacoes', heading: 'Minhas premiações' },
    follow: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).hover();
      await page.getByRole('link', { name: 'Minhas premiações' }).click();
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
const pairs = (['script', 'stylesheet'] as const).flatMap((broken) =>
  faults.map((fault) => ({ broken, fault })),
);

for (const row of rows)
  for (const { broken, fault } of pairs)
    test(`${row.remote}: a ${broken} that ${fault} is forgotten by the first retry`, async ({
      page,
      customer,
      signIn,
    }) => {
      const proxy = await faultyProxy(siteUrl);
      const files = await filesOf(row);
      const isBroken = (file: string) => file.endsWith(endings[broken]);
      expect(files.filter(isBroken)).not.toEqual([]);
      proxy.break(files.filter(isBroken), fault);
      // Whatever else the page needs is still on its way by then.
      proxy.break(
        files.filter((file) => !isBroken(file)),
        'stalls',
      );
      if (row.isForCustomers) await signIn(customer);
      await page.clock.install();
      await page.goto(`${proxy.url}${row.first.path}`);
      await expect(page.locator('h1:not([data-prerendered] *)')).toBeVisible();

      await row.follow(page);
      await page.clock.runFor(11_000);
      await expect(page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();

      proxy.mend();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByRole('heading', { level: 1, name: row.second.heading })).toBeVisible();
      await proxy.close();
    });
