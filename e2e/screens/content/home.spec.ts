import { expect, test, widths, withMotion } from '#support/test.ts';

test.use(withMotion);

for (const width of widths) {
  test(`the home page has its blocks in their order at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');

    await expect(page).toHaveTitle('Pausa nas vendas · Ciranda Cap');
    await expect(page.getByText('Em breve, novidades!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      'Saiba mais',
      'Monte seu pedido',
      'Raspe Mais',
      'Rodadas da Sorte',
      'Confira aqui seus resultados',
      'Instituto Ciranda da Infância',
      'Casa Pipa no Varal',
      'Rede Quintal de Todo Mundo',
      'Tem alguma dúvida? Acesse nossa FAQ',
    ]);
  });
}

test('on a phone one card shows at a time and changes by itself, until somebody pauses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Saiba mais' }).getByRole('link');

  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('por título');
  await expect(cards).toContainText('Três valores iguais');
  await page.getByRole('button', { name: 'Pausar troca automática' }).click();
  await page.getByRole('button', { name: 'Cartão 4 de 4' }).click();
  await expect(cards).toContainText('Direitos da infância');
});

test('on a phone the cards stand still for people who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.clock.install();
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Saiba mais' }).getByRole('link');
  await expect(cards).toContainText('por título');

  await page.clock.runFor(10_000);

  await expect(cards).toContainText('por título');
  await expect(page.getByRole('button', { name: 'Pausar troca automática' })).toBeHidden();
});

test('on a desktop the four cards are side by side', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('region', { name: 'Saiba mais' }).getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Cartão 1 de 4' })).toBeHidden();
});

test('the banner opens in a new tab, without a way back to this one', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('link', { name: /NAS VENDAS!/ });

  await expect(banner).toHaveAttribute('target', '_blank');
  await expect(banner).toHaveAttribute('rel', /noopener/);
});

test("'Clique aqui' leads to the results", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Clique aqui' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
});
