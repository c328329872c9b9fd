import { finishCart } from '#support/buying.ts';
import { expectComplete } from '#support/complete.ts';
import { openCard } from '#support/scratch.ts';
import { expect, expectNoSidewaysScroll, test } from '#support/test.ts';

for (const { path, action } of [
  { path: '/carrinho', action: 'Finalize sua compra' },
  { path: '/cadastro-titulo/1', action: 'Próximo passo' },
  { path: '/meus-pedidos/compras', action: 'Comprar novamente' },
  { path: '/meus-titulos/10', action: /^Abrir título/ },
  { path: '/minhas-premiacoes', action: 'Solicitar transferência' },
  { path: '/minhas-premiacoes/troca', action: 'Finalizar' },
  { path: '/minhas-premiacoes/transferencia/infos', action: 'Finalizar' },
]) {
  test(`at a zoom of 400 % ${path} is read without scrolling sideways, and nothing covers its action`, async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    await sandbox.giveTitles(customer, { quantity: 1, prizeCents: [50_000], scratched: true });
    await signIn(customer);
    // 1280 by 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await expectComplete(page);
    const button = page.getByRole('main').getByRole('button', { name: action }).first();
    await expect(button).toBeVisible();
    await expectNoSidewaysScroll(page);
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    const isOnTop = () =>
      button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
  });
}

test('at a zoom of 400 % a purchase can be paid', async ({ page, customer, signIn }) => {
  await signIn(customer);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/carrinho');
  await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
  await finishCart(page);
  await expect(page.getByRole('radio', { name: 'Pix' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio', { name: 'Pix' }).check();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('with more contrast the small words of the prizes are as dark as the large ones', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await page.goto('/minhas-premiacoes');
  const colorOf = (words: string) =>
    page.getByText(words).evaluate((element) => getComputedStyle(element).color);
  const reason = page.getByText('A transferência fica disponível quando você tiver um prêmio a receber.');
  await expect(reason).not.toHaveCSS('color', await colorOf('Nenhum prêmio a receber'));
  await page.emulateMedia({ contrast: 'more' });
  await expect(reason).toHaveCSS('color', await colorOf('Nenhum prêmio a receber'));
});

test('with forced colours the three cells that won have another border', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [10_000], scratched: true });
  await signIn(customer);
  await page.emulateMedia({ forcedColors: 'active' });
  await openCard(page, number);
  const won = page.getByRole('img', { name: /parte do trio premiado$/ });
  await expect(won).toHaveCount(3);
  const borderOf = (cell: Element) => getComputedStyle(cell).borderTopColor;
  const others = page.getByRole('img', { name: /^Campo \d: R\$\s[\d.,]+$/ });
  expect(await won.first().evaluate(borderOf)).not.toBe(await others.first().evaluate(borderOf));
});
