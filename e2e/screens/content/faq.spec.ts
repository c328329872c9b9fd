import { expectSound } from '#support/sound.ts';
import { expect, test, widths } from '#support/test.ts';

test('an answer that a visitor goes to has the focus, and can be read at every width', async ({ page }) => {
  await page.goto('/FAQ/Lista');
  await page.getByRole('link', { name: /Como recebo um prêmio\?/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Como recebo um prêmio?' })).toBeFocused();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('Última atualização: 21/09/2026 14:40')).toBeVisible();
    await expectSound(page);
  }
});

test('a visitor looks for a word, opens the answer, and Back finds the search as it was', async ({
  page,
}) => {
  await page.goto('/FAQ/Lista');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await page.getByRole('button', { name: 'Ver mais' }).click();
  await expect(cards).toHaveCount(12);

  await page.getByRole('textbox', { name: 'Buscar dúvidas frequentes' }).fill('raspadinha');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('button', { name: 'Limpar filtro' })).toBeVisible();
  await page.getByRole('link', { name: /Como funciona a raspadinha\?/ }).click();
  await expect(page.getByText('250 mil prêmios instantâneos')).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('textbox')).toHaveValue('raspadinha');
  await expect(page.getByRole('button', { name: 'Limpar filtro' })).toBeVisible();
});

test("'Ver mais' takes the keyboard to the first question that came", async ({ page }) => {
  await page.goto('/FAQ/Lista');
  const questions = page.getByRole('article').getByRole('link');
  await expect(questions).toHaveCount(6);

  for (const [before, after] of [
    [6, 12],
    [12, 18],
    [18, 20],
  ] as const) {
    await page.getByRole('button', { name: 'Ver mais' }).press('Enter');
    await expect(questions).toHaveCount(after);
    await expect(questions.nth(before)).toBeFocused();
  }
});

test('a search without an answer says so', async ({ page }) => {
  await page.goto('/FAQ/Lista');
  await page.getByRole('textbox').fill('bicicleta');
  await page.keyboard.press('Enter');

  await expect(
    page.getByText(
      'Não encontramos nenhuma dúvida frequente relacionada a sua pesquisa. Tente utilizar outras palavras em sua pesquisa.',
    ),
  ).toBeVisible();
});

for (const id of ['abc', '99', '21']) {
  test(`the address of question ${id}, which nobody may read, leads to the list`, async ({ page }) => {
    await page.goto(`/FAQ/Questao/${id}`);

    await expect(page).toHaveURL('/FAQ/Lista');
    await expect(page.getByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeVisible();
  });
}
