import type { Locator } from '@playwright/test';
import { expectComplete } from '#support/complete.ts';
import { cpfOf } from '#support/demo-customers.ts';
import { follow } from '#support/follow.ts';
import { expect, test } from '#support/test.ts';

const heights = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));

test('titles are in cards of one height at every width, each number in one line, few pixels high on a phone', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { quantity: 2 });
  await sandbox.giveTitles(customer, { quantity: 1, scratched: true });
  // Without a scratch card.
  await sandbox.giveTitles(customer, { quantity: 1, productCode: '02' });
  await signIn(customer);
  await page.goto('/meus-titulos/10');
  await expect(page.getByText('Raspada')).toBeVisible();
  await expectComplete(page);

  for (const width of [360, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const all = await heights(page.getByRole('main').getByRole('article'));
    expect(all).toHaveLength(4);
    expect(new Set(all).size, `at ${width} pixels`).toBe(1);
    if (width < 480) expect(all[0], `at ${width} pixels`).toBeLessThan(140);

    const numbers = await heights(page.getByRole('main').getByRole('definition'));
    expect(Math.max(...numbers), `at ${width} pixels`).toBeLessThan(40);
  }
});

test('orders are rows of one height on a phone that unfold, the newest unfolded', async ({
  page,
  sandbox,
}) => {
  const token = await sandbox.tokenFor({ cpf: cpfOf.marina }, 3600);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/meus-pedidos/compras');
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders.nth(1)).toBeVisible();
  await expectComplete(page);

  for (const width of [320, 390])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const [newest, ...others] = await heights(orders);
      expect(newest).toBeGreaterThan(200);
      expect(new Set(others).size).toBe(1);
      expect(others[0]).toBeLessThan(100);

      const second = orders.nth(1);
      await expect(second.getByRole('list')).toBeHidden();
      const number = second.getByText(/^\d+-\d{6}$/);
      await number.click();
      await expect(second.getByRole('list', { name: /^Andamento do pedido/ })).toBeVisible();
      await number.click();
      await expect(second.getByRole('list')).toBeHidden();
    });
});

test('on a phone what ends the cart, and its registration form, stays in sight', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await test.step('the sum of the cart and its button', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/carrinho');
    await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
    const finish = page.getByRole('button', { name: 'Finalize sua compra' });
    await expect(finish).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('R$ 25,00').and(page.locator('b'))).toBeInViewport({ ratio: 1 });
    await page.getByRole('checkbox', { name: /Ficha de cadastro/ }).focus();
    await expect(finish).toBeInViewport({ ratio: 1 });
  });

  await test.step("'Fechar' of the registration form", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await follow(page, '/carrinho#ficha-de-cadastro');
    await expect(page.getByRole('dialog').getByText(customer.fullName)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 });
  });
});
