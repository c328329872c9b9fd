import type { Page } from '@playwright/test';
import { hold } from '#support/hold.ts';
import { expect, test, widths } from '#support/test.ts';

/** Keeps the shell's code back until the answer is called. */
const holdCode = (page: Page) => hold(page, '**/shell/*/main.*.js');

const looks = (page: Page) =>
  page
    .locator('main [class]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('class')));
const cookies = (page: Page) => page.getByText('Usamos cookies');

/** Makes the window as wide; an engine may say that it has before the page knows. */
async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}

test('an address shows its page before any code has come; the page then looks the same, and does what was typed and pressed', async ({
  page,
}) => {
  // With one font throughout: the site's own takes more or less room than that of the system.
  await hold(page, '**/*.woff2');
  await test.step('it looks the same', async () => {
    const release = await holdCode(page);
    await page.goto('/FAQ/Lista', { waitUntil: 'commit' });

    const heading = page.locator('h1');
    await expect(heading).toHaveText('Dúvidas Frequentes');
    await expect(heading).toBeVisible();
    await expect(cookies(page)).toBeVisible();
    const [shown, place] = [await looks(page), await heading.boundingBox()];
    expect(shown.length).toBeGreaterThan(30);

    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeVisible();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    expect(await looks(page)).toEqual(shown);
    expect((await heading.boundingBox())?.y).toBe(place?.y);
  });

  await test.step('what is typed and pressed is done once the code is there', async () => {
    const release = await holdCode(page);
    await page.goto('/FAQ/Lista', { waitUntil: 'commit' });
    const search = page.getByRole('textbox', { name: 'Buscar dúvidas frequentes' });
    await search.fill('raspadinha');
    await search.press('Enter');
    await expect(page).toHaveURL('/FAQ/Lista');

    release();
    await expect(page.getByRole('button', { name: 'Limpar filtro' })).toBeVisible();
    await expect(search).toHaveValue('raspadinha');
    await expect(search).toBeFocused();
  });

  await test.step('a reader who has scrolled stays where they are', async () => {
    const release = await holdCode(page);
    await page.goto('/termos-de-uso', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));

    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeAttached();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });
});

test('the footer keeps its place before it is looked at, at each width', async ({ page }) => {
  const height = async () => (await page.locator('footer').boundingBox())?.height ?? 0;
  // With one font throughout: that text wraps otherwise once the site's font has come is another matter.
  await hold(page, '**/*.woff2');
  for (const width of widths)
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const release = await holdCode(page);
      await page.goto('/FAQ/Lista', { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      const kept = await height();
      release();
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      expect(Math.abs((await height()) - kept)).toBeLessThan(40);
      await expect(page.locator('footer a').first()).toBeVisible();
    });
});

test('links, anchors, the menu and the banner work before the code has come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdCode(page);
  await page.goto('/politica-de-privacidade', { waitUntil: 'commit' });
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'OK' }).click();
  await expect(banner).toBeHidden();

  await page.locator('main nav a[href$="#cookies"]').click();
  await expect(page).toHaveURL(/\/politica-de-privacidade#cookies$/);
  await expect(page.locator('#cookies')).toHaveCount(1);
  await expect(page.locator('#cookies')).toBeInViewport();
  await expect(page.locator('footer a[href^="tel:"]').first()).toBeVisible();

  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Fechar' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Resultados' })).toBeVisible();
  release();
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Fechar' })).toBeFocused();
  await menu.getByRole('link', { name: 'Resultados' }).click();
  await expect(page).toHaveURL(/\/resultado$/);
  await expect(banner).toBeHidden();
});

test('a page begins with the picture of the campaign, which keeps its place at each width', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await hold(page, '**/*.woff2');
  for (const [path, title] of [
    ['/resultado', 'Resultados'],
    ['/carrinho', 'Meu carrinho'],
  ] as const)
    await test.step(path, async () => {
      const release = await holdCode(page);
      const showPicture = await hold(page, '**/cartela-home.png');
      await page.goto(path, { waitUntil: 'commit' });
      const picture = page.locator('main img').first();
      const ticket = page.locator('main [data-shape="ticket"]').first();
      await expect(page.locator('h1')).toHaveText(title);
      await expect(picture).toBeHidden();
      const kept: Awaited<ReturnType<typeof picture.boundingBox>>[] = [];
      for (const width of widths) {
        await widen(page, width);
        kept.push(await ticket.boundingBox());
      }
      showPicture();
      await expect(picture).toBeVisible();
      for (const [index, width] of widths.entries()) {
        await widen(page, width);
        expect(await picture.boundingBox(), `${width} pixels wide`).toEqual(kept[index]);
      }
      await expect(page.locator('[data-prerendered]')).toHaveCount(1);

      release();
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      await expect(page.getByRole('main').getByText(/^Carregando (carrinho|resultados)/)).toHaveCount(0);
      for (const [index, width] of widths.entries()) {
        await widen(page, width);
        await expect(picture).toBeVisible();
        const moved = async () => Math.abs(((await picture.boundingBox())?.y ?? 0) - (kept[index]?.y ?? 0));
        await expect.poll(moved, `${width} pixels wide`).toBeLessThanOrEqual(1);
      }
    });
});

test.describe('a page for customers', () => {
  // On a slow machine Chromium says that a guest did not use its files; Firefox finds other bytes in a file that stays behind
  // with its document.
  test.use({ expectedConsole: /preload|integrity/ });

  test('begins with the frame alone; who agrees to cookies there is not asked again for a moment', async ({
    page,
  }) => {
    const release = await holdCode(page);
    await page.goto('/meus-titulos', { waitUntil: 'commit' });

    await expect(cookies(page)).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();

    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'OK' }).click();
    await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Em breve, novidades!')).toBeVisible();
    await expect(cookies(page)).toBeAttached();
    await expect(cookies(page)).toBeHidden();
  });
});

test.describe('when the script of the prerendered markup does not come', () => {
  test.use({ expectedConsole: /ERR_FAILED|integrity/ });

  test('the site comes', async ({ page }) => {
    await page.route('**/prerendered/script.*.js', (route) => route.abort());
    await page.goto('/FAQ/Lista', { waitUntil: 'commit' });

    await expect(page.getByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeVisible();
    await expect(cookies(page)).toBeVisible();
  });
});

test('a stylesheet of the page that hangs keeps neither the frame nor the site from coming', async ({
  page,
}) => {
  await page.route('**/mfe-content/**/*.css', () => new Promise(() => undefined));
  await page.goto('/FAQ/Lista', { waitUntil: 'commit' });

  await expect(page.getByRole('banner').getByRole('link', { name: 'Perfil' })).toBeEnabled();
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();
});

test.describe('when the code of the shell does not come', () => {
  // The files of the page were preloaded in vain, which Chromium says after three seconds.
  test.use({ expectedConsole: /ERR_FAILED|integrity|preload/ });

  test('the page says so, its links work, what waits for data promises nothing, and trying again helps', async ({
    page,
  }) => {
    await page.route('**/shell/*/main.*.js', (route) => route.abort());
    for (const [path, heading] of [
      ['/resultado', 'Resultados'],
      ['/condicoes-gerais', 'Condições gerais'],
    ] as const)
      await test.step(`${path} promises nothing, and is left by its links`, async () => {
        await page.goto(path, { waitUntil: 'load' });

        await expect(page.getByRole('alert')).toContainText('Você pode ler esta página e usar os links');
        await expect(page.locator('h1')).toHaveText(heading);
        await expect(page.getByRole('combobox').first()).toBeDisabled();
        await expect(page.getByText(/^Carregando/)).toHaveCount(0);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
        await expect(page.locator('h1')).toHaveText('Termos de uso');
      });

    await page.goto('/FAQ/Lista', { waitUntil: 'load' });

    await expect(page.getByRole('alert')).toHaveText(
      'O site não carregou por completo. Você pode ler esta página e usar os links; buscas, formulários e o carrinho não funcionam. Verifique sua conexão e tente novamente.',
    );
    await expect(cookies(page)).toBeHidden();
    await expect(page.getByRole('textbox')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Ver mais' })).toBeDisabled();
    await page.getByRole('link', { name: 'O que é um título de capitalização?' }).click();
    await expect(page).toHaveURL(/\/FAQ\/Questao\/1$/);
    await expect(page.getByText('É um título de pagamento único')).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
    await expect(page).toHaveURL(/\/perfil$/);
    await expect(page.getByRole('alert')).toHaveText(
      'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.',
    );

    await page.unroute('**/shell/*/main.*.js');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();
  });
});

test.describe('in a browser that knows neither modules nor our styles', () => {
  // Such a browser knows no preloads either.
  test.use({ expectedConsole: /was preloaded using link preload/ });

  test('an address says that the browser is too old, and how to reach us, without an error', async ({
    page,
  }) => {
    // What such a browser makes of the site: a module is a script of a type that it does not know, any other script would be a
    // syntax error, and `@supports selector()` is never true.
    await page.route('**/*', async (route) => {
      const type = route.request().resourceType();
      if (type === 'script') return route.fulfill({ contentType: 'text/javascript', body: 'let = ?.' });
      if (type !== 'document' && type !== 'stylesheet') return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      const body = text
        .replaceAll(/ integrity="[^"]*"/g, '')
        .replaceAll('type="module"', 'type="unknown"')
        .replaceAll('selector(', 'unknown(');
      return route.fulfill({ body, contentType: type === 'document' ? 'text/html' : 'text/css' });
    });
    await page.goto('/FAQ/Lista', { waitUntil: 'commit' });

    await expect(page.getByText('Seu navegador é antigo demais para este site')).toBeVisible();
    await expect(page.getByRole('link', { name: '0800-729-0910' })).toBeVisible();
  });
});
