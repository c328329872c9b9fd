import type { Page } from '@playwright/test';
import { expectAccessible } from '#support/accessible.ts';
import { answerCookies } from '#support/account.ts';
import { siteUrl } from '#support/addresses.ts';
import { expectComplete } from '#support/complete.ts';
import { follow } from '#support/follow.ts';
import { drawFrames } from '#support/frames.ts';
import { press, tabTo } from '#support/keyboard.ts';
import { expectSound } from '#support/sound.ts';
import { expect, test, withMotion } from '#support/test.ts';

/** Opens the results; returns the icon of the header and the menu of a customer that it opens. */
async function openResults(page: Page) {
  await page.goto('/resultado');
  await expectComplete(page);
  return {
    icon: page.getByRole('banner').getByRole('link', { name: 'Perfil' }),
    menu: page.getByRole('list', { name: 'Minha conta' }),
  };
}

test('the user menu opens for the keyboard and under the pointer', async ({ page, customer, signIn }) => {
  await signIn(customer);
  const { icon, menu } = await openResults(page);

  await test.step('the keyboard opens it by reaching the icon, walks through it, and has its place again after Escape', async () => {
    await expect(menu).toBeHidden();
    await tabTo(page, icon);
    for (const name of ['Minha conta', 'Meus títulos', 'Minhas premiações', 'Meus pedidos']) {
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Sair' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(icon).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(icon).not.toBeFocused();
    await expect(menu).toBeHidden();

    await page.keyboard.press('Shift+Tab');
    await expect(icon).toBeFocused();
    await press(page, menu.getByRole('link', { name: 'Meus títulos' }));
    await expect(page).toHaveURL('/meus-titulos');
    await expect(menu).toBeHidden();
  });

  await test.step('the pointer opens it over the icon, walks into it, and closes it by leaving', async () => {
    await follow(page, '/resultado');
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
    await expectComplete(page);
    await icon.hover();
    await expect(menu.getByRole('link')).toHaveText([
      'Minha conta',
      'Meus títulos',
      'Minhas premiações',
      'Meus pedidos',
    ]);
    await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible();
    await expectAccessible(page);

    // Pixel by pixel: there is no gap between icon and list in which the menu would close.
    const entry = await menu.getByRole('link', { name: 'Meus pedidos' }).boundingBox();
    await page.mouse.move((entry?.x ?? 0) + 100, (entry?.y ?? 0) + 20, { steps: 100 });
    await expect(menu).toBeVisible();
    await page.mouse.move(300, 700, { steps: 10 });
    await expect(menu).toBeHidden();

    await icon.hover();
    await menu.getByRole('link', { name: 'Meus pedidos' }).click();
    await expect(page).toHaveURL('/meus-pedidos/compras');
  });
});

test('the frame of a visitor', async ({ page }) => {
  await answerCookies(page);

  await test.step('nothing opens under the pointer, and the icon leads to the login', async () => {
    await page.goto('/resultado');
    const icon = page.getByRole('banner').getByRole('link', { name: 'Perfil' });
    await icon.hover();
    await drawFrames(page, 3);
    await expect(page.getByRole('list', { name: 'Minha conta' })).toBeHidden();
    await icon.click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('the menu of a mobile covers the page, keeps the keyboard in it, and gives the focus back', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await follow(page, '/FAQ/Lista');
    await expect(page.getByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeVisible();
    await expectComplete(page);
    await page.getByRole('button', { name: 'Abrir menu' }).press('Enter');

    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Fechar' })).toBeFocused();
    await expect(menu.getByRole('link', { name: /Carrinho/ })).toHaveCount(0);
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
      'Resultados',
      'Comprar agora',
      'Cadastrar título',
      'Instituição',
    ]);
    await expect(menu.getByRole('link', { name: /abre em nova aba/ })).toHaveCount(4);
    await expectSound(page);

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
  });
});

test.describe('what moves', () => {
  test.use({ ...withMotion, expectedConsole: /No token: POST|status of 401/ });

  test('a toast is shown top right for five seconds, and still as long as the pointer is on it', async ({
    page,
    customer,
  }) => {
    await answerCookies(page);
    await page.goto('/login');
    await page.getByLabel('CPF').fill(customer.cpf);
    await page.getByLabel('Senha', { exact: true }).fill('outra-senha');
    // A twentieth of the speed: however slow the machine is, the pointer comes in time.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
    await page.getByRole('button', { name: 'Entrar' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'CPF ou senha inválido(a)' });
    await expect(toast).toBeVisible();
    const place = await toast.boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(1280 - 32);
    expect(place?.y).toBeLessThan(32);

    const clock = () =>
      toast.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .filter(({ effect }) => Number(effect?.getTiming().duration) === 5_000)
          .map(({ playState }) => playState),
      );
    await expect.poll(clock).toEqual(['running']);
    await toast.hover();
    await expect.poll(clock).toEqual(['paused']);
    await page.mouse.move(300, 700);
    await expect.poll(clock).toEqual(['running']);
    await toast.evaluate((element) =>
      element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
    );
    await expect(toast).toBeHidden();
  });
});

test('with forced colours the current page is seen among the links, in the header and in the menu of a mobile', async ({
  page,
}) => {
  await answerCookies(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/resultado');
  await expectComplete(page);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Resultados' });
  const expectSeen = async () => {
    await expect(link).toHaveAttribute('aria-current', 'page');
    const marked = await link.screenshot();
    expect(marked.equals(await link.screenshot())).toBe(true);
    await link.evaluate((element) => element.removeAttribute('aria-current'));
    await expect.poll(async () => marked.equals(await link.screenshot())).toBe(false);
  };

  await expectSeen();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expectSeen();
});

test.describe('with a slash too many', () => {
  // What the address seems to name is preloaded, and not used.
  test.use({ expectedConsole: /was preloaded using link preload but not used/ });

  test('an address leads home', async ({ page }) => {
    await answerCookies(page);
    for (const path of ['//login', '/FAQ//Lista']) {
      await page.goto(`${siteUrl}${path}`);
      await expect(page).toHaveURL(`${siteUrl}/`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
