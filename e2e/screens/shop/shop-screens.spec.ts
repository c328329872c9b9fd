import type { Page } from '@playwright/test';
import { cards, fillCard, finishCart } from '#support/buying.ts';
import { expectComplete } from '#support/complete.ts';
import { follow } from '#support/follow.ts';
import { expectSoundAtEveryWidth } from '#support/sound.ts';
import { expect, expectNoSidewaysScroll, test } from '#support/test.ts';

test('the cart follows at once, its registration form is a dialog, and each step of a registration fits', async ({
  page,
  context,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await test.step('the cart’s sum and the header follow at once, in every tab', async () => {
    await page.goto('/carrinho');
    const other = await context.newPage();
    await other.goto('/carrinho');
    await page.getByRole('button', { name: '+10 em Raspe Mais' }).click();
    await page.getByRole('button', { name: 'Aumentar quantidade de Rodadas da Sorte' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('link', { name: /^Carrinho, 11/ })).toBeVisible();
      await expect(tab.getByRole('complementary', { name: 'Resumo' })).toContainText('R$ 55,00');
    }
    await other.getByRole('textbox', { name: 'Quantidade de Raspe Mais' }).fill('99');
    await expect(page.getByRole('textbox', { name: 'Quantidade de Raspe Mais' })).toHaveValue('24');
    await expect(page.getByRole('button', { name: '+5 em Raspe Mais' })).toBeDisabled();
    await other.close();
  });

  await test.step('the registration form is read in a dialog, and Back closes it', async () => {
    await expectComplete(page);
    await page.setViewportSize({ width: 390, height: 640 });
    const link = page.getByRole('link', { name: 'Ficha de cadastro' });
    await link.scrollIntoViewIfNeeded();
    const place = await link.boundingBox();
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Ficha de cadastro' });
    await expect(dialog).toContainText(customer.fullName);
    await expect.poll(() => link.boundingBox()).toEqual(place);
    await expectSoundAtEveryWidth(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 640 });
    await link.scrollIntoViewIfNeeded();
    const again = await link.boundingBox();
    await link.click();
    await expect(dialog).toContainText(customer.fullName);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => link.boundingBox()).toEqual(again);
    await expect(page).toHaveURL(/\/carrinho$/);
  });

  await test.step('the second step of a title’s registration is accessible and fits at every width', async () => {
    await page.evaluate(() => {
      const numbers = { produto: '01', serie: '0010', numeroTitulo: '0004821', dv: '7' };
      localStorage.setItem('titleRegistration', JSON.stringify(numbers));
      localStorage.setItem('identificationPageAccessed', 'true');
    });
    await follow(page, '/cadastro-titulo/2');
    const words =
      'Digite o código de ativação como apresentado na cartela, seguindo as letras maiúsculas e minúsculas';
    await expect(page.getByText(words)).toBeVisible();
    await expectSoundAtEveryWidth(page);
  });

  await test.step('and the last one', async () => {
    await page.evaluate(() => localStorage.removeItem('identificationPageAccessed'));
    await follow(page, '/cadastro-titulo/3');
    await expect(page.getByText('Cadastro do Título concluído!')).toBeVisible();
    await expectSoundAtEveryWidth(page);
  });
});

/** As 1280 by 1024 pixels show the page at 400 %. */
const zoom = (page: Page) => page.setViewportSize({ width: 320, height: 256 });

test('at a zoom of 400 % a purchase is paid, and each of its screens is accessible and fits at every width', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await page.goto('/carrinho');
  const finish = async () => {
    await zoom(page);
    await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
    await finishCart(page);
    await expect(page.getByRole('radio', { name: 'Pix' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  };

  await test.step('the card form', async () => {
    await finish();
    const card = await fillCard(page, cards.approved);
    await expectSoundAtEveryWidth(page);
    await zoom(page);
    await card.submit();
  });

  await test.step('the confirmation', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmação de pagamento' })).toBeVisible();
    await expectSoundAtEveryWidth(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ficha de cadastro' }).click();
    expect((await download).suggestedFilename()).toBe('ficha_cadastro.pdf');
  });

  await test.step('the PIX code', async () => {
    await follow(page, '/carrinho');
    await finish();
    await page.getByRole('radio', { name: 'Pix' }).check();
    await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectSoundAtEveryWidth(page);
  });
});

test('orders in every state are accessible and fit at every width', async ({
  page,
  sandbox,
  signIn,
  customer,
}) => {
  const login = await sandbox.call<{ access_token: string }>('POST', '/api/auth/login', {
    body: { cpf: '52998224725', password: 'ciranda1' },
  });
  await signIn({ ...customer, token: login.body.access_token });
  await page.goto('/meus-pedidos/compras');
  for (const label of ['Criado', 'Pendente', 'Aprovado', 'Cancelado', 'Reembolsado']) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
  await expectSoundAtEveryWidth(page);
  await page.getByRole('tab', { name: 'Prêmios' }).press('Enter');
  await expect(page).toHaveURL('/meus-pedidos/premios');
  await expect(page.getByRole('tab', { name: 'Prêmios' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/meus-pedidos/compras');
  await expect(page.getByRole('tab', { name: 'Compras' })).toBeFocused();
});
