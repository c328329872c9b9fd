import { expectComplete } from '#support/complete.ts';
import { follow } from '#support/follow.ts';
import { expectSound } from '#support/sound.ts';
import { expect, test, widths } from '#support/test.ts';

test('a visitor reads a shared result at every width, and searches another one', async ({ page }) => {
  await page.goto('/resultado?ano=2024&evento=5');
  await expectComplete(page);

  for (const width of widths)
    await test.step(`the shared result at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 2, name: 'Pé de Manga' })).toBeVisible();
      await expect(page.getByText('250.000')).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Rodada \d$/ })).toHaveCount(4);
      await expect(page.getByText('0640')).toBeAttached();
      await expect(page.getByRole('img', { name: 'Cartela da campanha Pé de Manga' })).toHaveJSProperty(
        'complete',
        true,
      );
      await expectSound(page);
    });

  await test.step('nothing is drawn over the number of prizes', async () => {
    const number = page.getByText('250.000');
    for (const width of [320, 360, 480, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await number.scrollIntoViewIfNeeded();

      const lastDigitIsOnTop = () =>
        number.evaluate((element) => {
          const digits = document.createRange();
          digits.selectNodeContents(element);
          const { right, top, height } = digits.getBoundingClientRect();
          return document.elementFromPoint(right - 5, top + height / 2) === element;
        });
      await expect.poll(lastDigitIsOnTop, `at ${width} pixels`).toBe(true);
    }
  });

  await test.step('the current campaign comes first, then the one that is searched', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await follow(page, '/resultado');
    await expect(page.getByRole('heading', { level: 2, name: 'Raspe Mais' })).toBeVisible();

    await page.getByRole('combobox', { name: 'Ano' }).selectOption('2024');
    await expect(page.getByRole('button', { name: 'Pesquisar' })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Campanha' }).selectOption('Primavera na Roda, Série 6');
    await page.getByRole('button', { name: 'Pesquisar' }).click();

    await expect(page.getByRole('heading', { level: 2, name: 'Primavera na Roda' })).toBeVisible();
    await expect(page).toHaveURL('/resultado?ano=2024&evento=6');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Raspe Mais' })).toBeVisible();
  });

  await test.step("with WCAG's letter spacing a prize of R$ 500.000,00 stays inside its card", async () => {
    const value = page.getByText(/R\$\s500\.000,00/);
    await expect(value).toBeVisible();
    await page.evaluate(() => {
      const ofReader = new CSSStyleSheet();
      ofReader.replaceSync('* { letter-spacing: .12em !important; word-spacing: .16em !important }');
      document.adoptedStyleSheets.push(ofReader);
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const over = () =>
        value.evaluate((text) => {
          const card = text.closest('li');
          return text.getBoundingClientRect().right - (card?.getBoundingClientRect().right ?? 0);
        });
      await expect.poll(over, `at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('when a picture does not come', () => {
  test.use({ expectedConsole: /404/ });

  test('the fallback takes its place', async ({ page }) => {
    await page.route('**/cartela-home.png', (route) => route.fulfill({ status: 404 }));
    await page.goto('/resultado');

    const place = page.getByRole('img', { name: 'Cartela da campanha Raspe Mais' });
    await expect(place).toBeVisible();
    await expect(place).not.toHaveAttribute('src');
  });
});
