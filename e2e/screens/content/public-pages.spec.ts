import { expectComplete } from '#support/complete.ts';
import { expect, test, widths } from '#support/test.ts';

const known =
  /^\/(|home|login|cadastro\/passos\/1|recuperacao-senha\/identificacao|FAQ\/Lista|FAQ\/Questao\/\d+|resultado|instituicoes|condicoes-gerais|politica-cookies|termos-de-uso|termos-legais|politica-de-privacidade|compra|carrinho|cadastro-titulo(\/1)?|perfil|perfil\/meus-dados|meus-titulos|minhas-premiacoes(\/troca)?|meus-pedidos\/(compras|premios))$/i;

test('no link of a public page is dead, and each that leads out does so safely', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of [
    '/',
    '/FAQ/Lista?itens=20',
    '/FAQ/Questao/4',
    '/resultado',
    '/instituicoes',
    '/condicoes-gerais',
    '/politica-cookies',
    '/termos-de-uso',
    '/termos-legais',
    '/politica-de-privacidade',
  ]) {
    await page.goto(path);
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
      if (pathname.endsWith('.pdf')) {
        const pdf = await request.get(href);
        expect(pdf.headers()['content-type'], href).toContain('application/pdf');
      } else if (origin === baseURL) expect(pathname, `${path} links to ${href}`).toMatch(known);
      if (target === '_blank') expect(rel, href).toContain('noopener');
      else expect(origin, href).toBe(baseURL);
    }
  }
});

test('a section of a legal page comes into view, by its link and by its address', async ({ page }) => {
  await page.goto('/politica-de-privacidade');
  await page
    .getByRole('navigation', { name: 'Nesta página' })
    .getByRole('link', { name: 'Seus direitos' })
    .click();
  await expect(page.getByRole('heading', { name: 'Seus direitos' })).toBeInViewport();

  await page.goto('/termos-de-uso#premios');
  await expect(page.getByRole('heading', { name: 'Prêmios' })).toBeInViewport();
});

test('a legal page prints its text without the table of contents', async ({ page }) => {
  await page.goto('/termos-legais');
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('navigation', { name: 'Nesta página' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(
    page.getByText('É proibida a venda de títulos de capitalização a menores de 16 anos.'),
  ).toBeVisible();
});

for (const path of ['/politica-cookies', '/politica-de-privacidade', '/termos-legais']) {
  test(`no word of a table or phone number of ${path} is broken in two at any width`, async ({ page }) => {
    await page.goto(path);
    await expectComplete(page);
    for (const width of [...widths, 640]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.locator('table th, table td, a[href^="tel:"]').evaluateAll((cells) =>
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
      expect(broken, `at ${width} pixels`).toEqual([]);
    }
  });
}

test('the general conditions of a year without campaigns say so', async ({ page }) => {
  await page.goto('/condicoes-gerais?ano=2019');

  await expect(
    page.getByText('Não foram encontradas condições gerais para o ano selecionado.'),
  ).toBeVisible();
});

test("'clique aqui' on the institutions leads home", async ({ page }) => {
  await page.goto('/instituicoes');
  await page.getByRole('link', { name: 'clique aqui' }).first().click();

  await expect(page.getByText('Em breve, novidades!')).toBeVisible();
});

test('search engines find the rules and the map of the site', async ({ request }) => {
  const rules = await request.get('/robots.txt');
  const map = await request.get('/sitemap.xml');

  expect(await rules.text()).toContain('Sitemap: https://www.ciranda.example/sitemap.xml');
  expect(map.headers()['content-type']).toContain('xml');
  expect(await map.text()).toContain('<loc>https://www.ciranda.example/FAQ/Questao/20</loc>');
});
