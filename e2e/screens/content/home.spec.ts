import type { Page } from '@playwright/test';
import { expect, test, widths, withMotion } from '#support/test.ts';

const cardsOf = (page: Page) => page.getByRole('region', { name: 'Saiba mais' }).getByRole('link');

test('the home page on a phone, a tablet and a desktop, for people who want less motion', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/');
  const cards = cardsOf(page);

  await test.step('on a phone the cards stand still', async () => {
    await expect(cards).toContainText('por título');
    await page.clock.runFor(10_000);
    await expect(cards).toContainText('por título');
    await expect(page.getByRole('button', { name: 'Pausar troca automática' })).toBeHidden();
  });

  for (const width of widths)
    await test.step(`the blocks are in their order at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
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

  await test.step('on a desktop the four cards are side by side', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(cards).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Cartão 1 de 4' })).toBeHidden();
  });

  await test.step('the banner opens in a new tab, without a way back to this one', async () => {
    const banner = page.getByRole('link', { name: /NAS VENDAS!/ });
    await expect(banner).toHaveAttribute('target', '_blank');
    await expect(banner).toHaveAttribute('rel', /noopener/);
  });

  await test.step("'Clique aqui' leads to the results", async () => {
    await page.getByRole('link', { name: 'Clique aqui' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
  });
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('on a phone one card shows at a time and changes by itself, until somebody pauses it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto('/');
    const cards = cardsOf(page);

    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('por título');
    await expect(cards).toContainText('Três valores iguais');
    await page.getByRole('button', { name: 'Pausar troca automática' }).click();
    await page.getByRole('button', { name: 'Cartão 4 de 4' }).click();
    await expect(cards).toContainText('Direitos da infância');
  });
});
