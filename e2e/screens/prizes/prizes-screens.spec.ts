import { askForTransfer, confirmWith } from '#support/bank-form.ts';
import { expectComplete } from '#support/complete.ts';
import { follow } from '#support/follow.ts';
import { scratchCell } from '#support/scratch.ts';
import { expectSoundAtEveryWidth } from '#support/sound.ts';
import { expect, expectNoSidewaysScroll, test, widths } from '#support/test.ts';

// The narrowest last: what a test goes on with is pressed on a phone.
const allWidths = [320, ...widths].toReversed();

test('the titles and a scratch card are sound at every width, at a zoom of 200 % and with long words', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [winner = ''] = await sandbox.giveTitles(customer, { prizeCents: [10_000] });
  const [second = ''] = await sandbox.giveTitles(customer, { prizeCents: [100_000_000] });
  await sandbox.giveTitles(customer, { eventCode: '9', quantity: 2 });
  await signIn(customer);
  const zoom = () => page.setViewportSize({ width: 640, height: 450 });

  await test.step('the campaigns', async () => {
    await page.goto('/meus-titulos');
    await expect(page.getByRole('link', { name: /Roda de Verão/ })).toContainText('2 digitais');
    await expectSoundAtEveryWidth(page, allWidths);
    await zoom();
    const heading = await page.getByRole('heading', { name: 'Meus Títulos' }).boundingBox();
    const lead = await page.getByText('Escolha uma campanha').boundingBox();
    expect(lead?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
  });

  await test.step('the titles of a campaign', async () => {
    await page.getByRole('link', { name: /Raspe Mais/ }).click();
    await expect(page.getByText('Para raspar')).toHaveCount(2);
    await expectSoundAtEveryWidth(page, allWidths);
  });

  await test.step('a title', async () => {
    await page.getByRole('button', { name: `Abrir título ${winner.slice(-7)}` }).click();
    await expect(page.getByRole('heading', { name: 'Seus números da sorte' })).toBeVisible();
    await expectSoundAtEveryWidth(page, allWidths);
  });

  await test.step('a scratch card with one cell open and one half open', async () => {
    await page.getByRole('tab', { name: 'Raspe Mais' }).click();
    await scratchCell(page, 2, [
      [30, 90],
      [80, 110],
      [40, 130],
    ]);
    await page.getByRole('button', { name: 'Campo 1, coberto. Raspar' }).press('Enter');
    await expect(page.getByRole('img', { name: /^Campo 1: R\$/ })).toBeVisible();
    await expectSoundAtEveryWidth(page, allWidths);
  });

  await test.step('the prize', async () => {
    await zoom();
    await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();
    const dialog = page.getByRole('dialog', { name: 'Parabéns' });
    await expect(dialog.getByRole('button', { name: 'Receba seu prêmio aqui' })).toBeInViewport({ ratio: 1 });
    await expect(dialog).toContainText('R$ 100,00');
    await expectSoundAtEveryWidth(page, allWidths);
  });

  await test.step('a scratch card that won', async () => {
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('img', { name: /parte do trio premiado/ })).toHaveCount(3);
    await expectSoundAtEveryWidth(page, allWidths);
  });

  await test.step('a section whose name is one long word stays in its tab', async () => {
    await page.route('**/busca-titulo-id/**', async (route) => {
      const title = await (await route.fetch()).json();
      title.modalities[1].section_name = 'Raspadinhas'.repeat(12);
      await route.fulfill({ json: title });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await follow(page, `/meus-titulos/10/detalhes/${second}/digital`);
    const tab = page.getByRole('tab', { name: /Raspadinhas/ });
    await expect(tab).toBeVisible();
    await expectComplete(page);
    const overflow = () => tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expect(tab).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });

  await test.step('a prize of R$ 1.000.000,00 fits inside the sun', async () => {
    await page.getByRole('tab', { name: /Raspadinhas/ }).click();
    await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();
    const value = page.getByRole('dialog', { name: 'Parabéns' }).getByText(/R\$\s1\.000\.000,00/);
    await expect(value).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { text, ring } = await value.evaluate((place) => {
        const range = document.createRange();
        range.selectNodeContents(place);
        return { text: range.getBoundingClientRect().width, ring: place.getBoundingClientRect().width };
      });
      // The sun's free middle is 0.42 of the ring's width.
      expect(text / ring, `at ${width} pixels`).toBeLessThan(0.42);
    }
  });
});

test('each step of a transfer is sound at every width', async ({ page, customer, sandbox, signIn }) => {
  await sandbox.giveTitles(customer, { prizeCents: [32_000], scratched: true });
  await signIn(customer);

  await page.goto('/minhas-premiacoes');
  await page.getByRole('button', { name: 'Solicitar transferência' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('Campo obrigatório')).toHaveCount(5);
  await expect(page.getByLabel('Banco')).toBeFocused();
  await expectSoundAtEveryWidth(page, allWidths);

  await askForTransfer(page);
  await expect(page.getByRole('group', { name: 'Código de verificação' })).toBeVisible();
  await expectSoundAtEveryWidth(page, allWidths);

  await confirmWith(page, await sandbox.latestCode(customer.email));
  await expect(page.getByText('Protocolo', { exact: true })).toBeVisible();
  await expectSoundAtEveryWidth(page, allWidths);
});
