import type { Page } from '@playwright/test';
import { siteUrl } from '#support/addresses.ts';
import { type Fault, faultyProxy } from '#support/faulty-proxy.ts';
import { follow } from '#support/follow.ts';
import { pathsOfRemote } from '#support/live-remote.ts';
import { expect, test } from '#support/test.ts';

// A remote whose first page is there; the script of its second page fails in one way, and then the stylesheet of its third
// one. Once that is over, the first 'Tentar novamente' brings the page, without a reload. In one document for each way, one
// remote after the other.

test.use({ expectedConsole: /./ });

interface Place {
  pattern: string;
  heading: string;
  open: (page: Page) => Promise<void>;
}

interface Row {
  remote: string;
  first: Place;
  second: Place;
  third: Place;
}

const openInMenu = (name: string) => async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).hover();
  await page.getByRole('banner').getByRole('link', { name }).click();
};
const openByAddress = (path: string) => (page: Page) => follow(page, path);

const rows: Row[] = [
  {
    remote: 'mfe-content',
    first: { pattern: '/', heading: 'PAUSA NAS VENDAS!', open: async () => undefined },
    second: {
      pattern: '/termos-de-uso',
      heading: 'Termos de uso',
      open: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click(),
    },
    third: { pattern: '/FAQ/Lista', heading: 'Dúvidas Frequentes', open: openByAddress('/FAQ/Lista') },
  },
  {
    remote: 'mfe-account',
    first: {
      pattern: '/perfil',
      heading: 'Meu perfil',
      open: (page) => page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click(),
    },
    second: {
      pattern: '/perfil/meus-dados',
      heading: 'Minha conta',
      open: (page) => page.getByRole('main').getByRole('link', { name: 'Minha conta' }).click(),
    },
    third: { pattern: '/perfil/senha', heading: 'Alteração de Senha', open: openByAddress('/perfil/senha') },
  },
  {
    remote: 'mfe-shop',
    first: {
      pattern: '/meus-pedidos/:section',
      heading: 'Histórico de compras',
      open: openInMenu('Meus pedidos'),
    },
    second: {
      pattern: '/carrinho/:step?',
      heading: 'Meu carrinho',
      open: (page) =>
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Carrinho/ })
          .click(),
    },
    third: { pattern: '/compra', heading: 'Raspe mais', open: openByAddress('/compra') },
  },
  {
    remote: 'mfe-prizes',
    first: { pattern: '/meus-titulos', heading: 'Meus Títulos', open: openInMenu('Meus títulos') },
    second: {
      pattern: '/minhas-premiacoes',
      heading: 'Minhas premiações',
      open: openInMenu('Minhas premiações'),
    },
    third: {
      pattern: '/minhas-premiacoes/troca',
      heading: 'Troca de premiação',
      open: openByAddress('/minhas-premiacoes/troca'),
    },
  },
];

/** The paths of the files that a page needs and the pages before it do not. */
async function filesOf(remote: string, { pattern }: Place, before: Place[]): Promise<string[]> {
  const { filesOf: of } = await pathsOfRemote(remote);
  const there = before.flatMap((place) => of(place.pattern));
  return of(pattern).filter((file) => !there.includes(file));
}

const faults: Fault[] = ['stalls', 'is missing', 'has other bytes'];

test('a script or a stylesheet that does not come as it should is forgotten by the first retry, in each remote', async ({
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
      for (const { remote, first, second, third } of rows) {
        await first.open(page);
        await expect(heading(first.heading)).toBeVisible();
        for (const { ending, place, before } of [
          { ending: '.js', place: second, before: [first] },
          { ending: '.css', place: third, before: [first, second] },
        ])
          await test.step(`${remote}: ${ending}`, async () => {
            const files = await filesOf(remote, place, before);
            const isBroken = (file: string) => file.endsWith(ending);
            expect(files.filter(isBroken)).not.toEqual([]);
            proxy.break(files.filter(isBroken), fault);
            // Whatever else the page needs is still on its way by then.
            proxy.break(
              files.filter((file) => !isBroken(file)),
              'stalls',
            );

            await place.open(page);
            await page.clock.fastForward(11_000);
            const again = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
            await expect(again).toBeVisible();

            proxy.mend();
            await again.click();
            await expect(heading(place.heading)).toBeVisible();
          });
      }
      await proxy.close();
    });
});
