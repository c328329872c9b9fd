import { askForTransfer, confirmWith } from '#support/bank-form.ts';
import { expectComplete } from '#support/complete.ts';
import { openCard, scratchCell } from '#support/scratch.ts';
import { expectSound, expectSoundAtEveryWidth } from '#support/sound.ts';
import { expect, expectNoSidewaysScroll, test, widths } from '#support/test.ts';

test('at a zoom of 200 % nothing covers the heading, and the prize can be claimed', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [10_000] });
  await signIn(customer);
  await page.setViewportSize({ width: 640, height: 450 });

  await page.goto('/meus-titulos');
  await expectComplete(page);
  const heading = await page.getByRole('heading', { name: 'Meus Títulos' }).boundingBox();
  const lead = await page.getByText('Escolha uma campanha').boundingBox();
  expect(lead?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));

  await openCard(page, number);
  await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();
  const dialog = page.getByRole('dialog', { name: 'Parabéns' });
  await expect(dialog.getByRole('button', { name: 'Receba seu prêmio aqui' })).toBeInViewport({ ratio: 1 });
  await expect(dialog).toContainText('R$ 100,00');
});

// The narrowest last: what a test goes on with is pressed on a phone.
const allWidths = [320, ...widths].toReversed();

test('the titles are sound at every width', async ({ page, customer, sandbox, signIn }) => {
  await sandbox.giveTitles(customer, { quantity: 2 });
  await sandbox.giveTitles(customer, { eventCode: '9', quantity: 2 });
  await signIn(customer);

  await page.goto('/meus-titulos');
  await expect(page.getByRole('link', { name: /Roda de Verão/ })).toContainText('2 digitais');
  await expectSoundAtEveryWidth(page, allWidths);

  await page.getByRole('link', { name: /Raspe Mais/ }).click();
  await expect(page.getByText('Para raspar')).toHaveCount(2);
  await expectSoundAtEveryWidth(page, allWidths);

  await page.getByRole('article').first().getByRole('button', { name: 'Abrir título' }).click();
  await expect(page.getByRole('heading', { name: 'Seus números da sorte' })).toBeVisible();
  await expectSoundAtEveryWidth(page, allWidths);
});

for (const width of allWidths) {
  test(`a scratch card is sound at ${width} pixels`, async ({ page, customer, sandbox, signIn }) => {
    const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [10_000] });
    await signIn(customer);
    await page.setViewportSize({ width, height: 900 });

    await openCard(page, number);
    await scratchCell(page, 2, [
      [30, 90],
      [80, 110],
      [40, 130],
    ]);
    await page.getByRole('button', { name: 'Campo 1, coberto. Raspar' }).press('Enter');
    await expect(page.getByRole('img', { name: /^Campo 1: R\$/ })).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();
    await expect(page.getByRole('dialog', { name: 'Parabéns' })).toContainText('R$ 100,00');
    await expectSound(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('img', { name: /parte do trio premiado/ })).toHaveCount(3);
    await expectSound(page);
  });
}

test('the ways to be paid are sound at every width', async ({ page, customer, sandbox, signIn }) => {
  await sandbox.giveTitles(customer, { prizeCents: [32_000], scratched: true });
  await signIn(customer);

  await page.goto('/minhas-premiacoes/troca');
  await expect(page.getByRole('region', { name: 'Resumo da premiação' })).toContainText('R$ 320,00');
  await expectSoundAtEveryWidth(page, allWidths);

  await page.getByRole('link', { name: 'Minhas premiações' }).first().click();
  await expect(page.getByText('1 prêmio a receber')).toBeVisible();
  await expectSoundAtEveryWidth(page, allWidths);

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

test('a section whose name is one long word stays in its tab', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, {});
  await page.route('**/busca-titulo-id/**', async (route) => {
    const title = await (await route.fetch()).json();
    title.modalities[1].section_name = 'Raspadinhas'.repeat(12);
    await route.fulfill({ json: title });
  });
  await signIn(customer);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/meus-titulos/10/detalhes/${number}/digital`);

  const tab = page.getByRole('tab', { name: /Raspadinhas/ });
  await expectComplete(page);
  const overflow = () => tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});
