import type { Locator, Page } from '@playwright/test';
import { buyAgain, choosePix, finishCart } from '#support/buying.ts';
import { follow } from '#support/follow.ts';
import { expect, test } from '#support/test.ts';

test('a customer buys titles by PIX and sees the order go from asked for to concluded, and buys again when the code has expired', async ({
  page,
  context,
  browserName,
  customer,
  sandbox,
  signIn,
}) => {
  // A Chromium without windows refuses the clipboard without a permission; the other engines need none.
  if (browserName === 'chromium' && !process.env.ENGINE) await context.grantPermissions(['clipboard-write']);
  await signIn(customer);
  await page.goto('/compra');
  await page.getByRole('article', { name: 'Raspe Mais' }).getByRole('link', { name: 'Comprar' }).click();
  await expect(page).toHaveURL('/carrinho');
  await expect(page.getByRole('textbox', { name: 'Quantidade de Raspe Mais' })).toHaveValue('1');
  await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
  await finishCart(page);
  await page.getByRole('radio', { name: 'Pix' }).check();
  await expect(page.getByText('Pague R$ 30,00 com Pix')).toBeVisible();
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await expect(page.getByText('Código copiado')).toBeVisible();
  await expect(await paste(page)).toHaveValue(/^000201.*6304[\dA-F]{4}$/);

  const [order] = await sandbox.ordersOf(customer);
  expect(order).toMatchObject({ status: 'PENDING', totalAmount: 30, quantity: 6, paymentMethod: 'PIX' });
  await page.getByRole('button', { name: 'Já paguei' }).click();
  await expect(page.getByText('Ainda não recebemos a confirmação do pagamento.')).toBeVisible();
  await sandbox.confirmPix(order?.orderId ?? '');

  await expect(page).toHaveURL('/carrinho/3');
  await expect(page.getByText('Status: Aguardando confirmação de pagamento')).toBeVisible();
  await expect(page.getByText('Valor da compra: R$ 30,00')).toBeVisible();
  await expect(page.getByText(/PIX/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Carrinho, 2/ })).toBeVisible();

  await page.getByRole('link', { name: 'Ver meus pedidos' }).click();
  const card = page.getByRole('article', { name: order?.number ?? '' });
  await expect(card.getByText('Aprovado')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText([
    /Pedido solicitado/,
    /Aguardando pagamento/,
    /Pedido concluído/,
  ]);
  await follow(page, '/meus-titulos');
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Títulos' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('6');

  await test.step('an expired code gives way to a new one', async () => {
    await buyAgain(page);
    const expired = await choosePix(page);
    await sandbox.timePasses(customer, 30 * 60);
    await expect(page.getByText(/^O prazo do PIX terminou\./)).toBeVisible();
    expect(await choosePix(page)).not.toBe(expired);
  });
});

/** Goes to a field and pastes into it. */
async function paste(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.ariaLabel = 'Colar aqui';
    document.body.append(field);
  });
  const field = page.getByRole('textbox', { name: 'Colar aqui' });
  await field.press('Control+V');
  return field;
}
