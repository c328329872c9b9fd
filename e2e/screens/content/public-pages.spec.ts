import type { Page } from '@playwright/test';
import { expectComplete } from '#support/complete.ts';
import { follow } from '#support/follow.ts';
import { expect, test, widths } from '#support/test.ts';

const known =
  /^\/(|home|login|cadastro\/passos\/1|recuperacao-senha\/identificacao|FAQ\/Lista|FAQ\/Questao\/\d+|resultado|instituicoes|condicoes-gerais|politica-cookies|termos-de-uso|termos-legais|politica-de-privacidade|compra|carrinho|cadastro-titulo(\/1)?|perfil|perfil\/meus-dados|meus-titulos|minhas-premiacoes(\/troca)?|meus-pedidos\/(compras|premios))$/i;

const pages: { path: string; heading: string; hasTables?: true }[] = [
  { path: '/', heading: 'PAUSA NAS VENDAS!' },
  { path: '/FAQ/Lista?itens=20', heading: 'Dúvidas Frequentes' },
  { path: '/FAQ/Questao/4', heading: 'Como recebo um prêmio?' },
  { path: '/resultado', heading: 'Resultados' },
  { path: '/instituicoes', heading: 'Instituições' },
  { path: '/condicoes-gerais', heading: 'Condições gerais' },
  { path: '/politica-cookies', heading: 'Política de cookies', hasTables: true },
  { path: '/termos-de-uso', heading: 'Termos de uso' },
  { path: '/termos-legais', heading: 'Termos legais', hasTables: true },
  { path: '/politica-de-privacidade', heading: 'Política de privacidade', hasTables: true },
];

/** The words of tables, and the parts of phone numbers, that stand in two lines. */
const brokenWords = (page: Page) =>
  page.locator('table th, table td, a[href^="tel:"]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const node = cell.firstChild;
      if (node?.nodeType !== Node.TEXT_NODE) return [];
      return [...(node.textContent ?? '').matchAll(/\d[\d-]*|\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

test('no link of a public page is dead, each that leads out does so safely, and no word of a table or phone number is broken in two', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/termos-de-uso');
  const pdfs = new Set<string>();
  for (const { path, heading, hasTables } of pages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectComplete(page);
      const links = await page.getByRole('link').evaluateAll((all) =>
        all.map((link) => {
          const { href, target, rel } = link as HTMLAnchorElement;
          return { href, target, rel };
        }),
      );
      for (const { href, target, rel } of links) {
        const { origin, pathname, protocol } = new URL(href);
        if (['tel:', 'mailto:'].includes(protocol)) continue;
        if (pathname.endsWith('.pdf')) pdfs.add(href);
        else if (origin === baseURL) expect(pathname, `${path} links to ${href}`).toMatch(known);
        if (target === '_blank') expect(rel, href).toContain('noopener');
        else expect(origin, href).toBe(baseURL);
      }

      for (const width of hasTables ? [...widths, 640] : []) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page), `at ${width} pixels`).toEqual([]);
      }
    });

  expect(pdfs.size).toBeGreaterThan(0);
  for (const href of pdfs) {
    const pdf = await request.get(href);
    expect(pdf.headers()['content-type'], href).toContain('application/pdf');
  }
});

test('a legal page leads to its sections and prints; a year without conditions and a word of the institutions do as they say', async ({
  page,
}) => {
  await test.step('a section comes into view by its address', async () => {
    await page.goto('/termos-de-uso#premios');
    await expect(page.getByRole('heading', { name: 'Prêmios' })).toBeInViewport();
  });

  await test.step('a section comes into view by its link', async () => {
    await follow(page, '/politica-de-privacidade');
    await page
      .getByRole('navigation', { name: 'Nesta página' })
      .getByRole('link', { name: 'Seus direitos' })
      .click();
    await expect(page.getByRole('heading', { name: 'Seus direitos' })).toBeInViewport();
  });

  await test.step('the general conditions of a year without campaigns say so', async () => {
    await follow(page, '/condicoes-gerais?ano=2019');
    await expect(
      page.getByText('Não foram encontradas condições gerais para o ano selecionado.'),
    ).toBeVisible();
  });

  await test.step("'clique aqui' on the institutions leads home", async () => {
    await follow(page, '/instituicoes');
    await page.getByRole('link', { name: 'clique aqui' }).first().click();
    await expect(page.getByText('Em breve, novidades!')).toBeVisible();
  });

  await test.step('a legal page prints its text without the table of contents', async () => {
    await follow(page, '/termos-legais');
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('navigation', { name: 'Nesta página' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await expect(
      page.getByText('É proibida a venda de títulos de capitalização a menores de 16 anos.'),
    ).toBeVisible();
  });
});

test('search engines find the rules and the map of the site', async ({ request }) => {
  const rules = await request.get('/robots.txt');
  const map = await request.get('/sitemap.xml');

  expect(await rules.text()).toContain('Sitemap: https://www.ciranda.example/sitemap.xml');
  expect(map.headers()['content-type']).toContain('xml');
  expect(await map.text()).toContain('<loc>https://www.ciranda.example/FAQ/Questao/20</loc>');
});
