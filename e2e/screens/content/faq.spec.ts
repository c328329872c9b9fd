import { follow } from '#support/follow.ts';
import { expectSound } from '#support/sound.ts';
import { expect, test, widths } from '#support/test.ts';

test('a visitor reads the list, looks for a word, and goes to an answer', async ({ page }) => {
  const questions = page.getByRole('article').getByRole('link');

  await test.step("'Ver mais' takes the keyboard to the first question that came", async () => {
    await page.goto('/FAQ/Lista');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
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

  await test.step('Back from an answer finds the search as it was', async () => {
    await page.getByRole('textbox', { name: 'Buscar dúvidas frequentes' }).fill('raspadinha');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page.getByRole('button', { name: 'Limpar filtro' })).toBeVisible();
    await page.getByRole('link', { name: /Como funciona a raspadinha\?/ }).click();
    await expect(page.getByText('250 mil prêmios instantâneos')).toBeVisible();
    await page.goBack();

    await expect(page.getByRole('textbox')).toHaveValue('raspadinha');
    await expect(page.getByRole('button', { name: 'Limpar filtro' })).toBeVisible();
  });

  await test.step('a search without an answer says so', async () => {
    await page.getByRole('textbox').fill('bicicleta');
    await page.keyboard.press('Enter');

    await expect(
      page.getByText(
        'Não encontramos nenhuma dúvida frequente relacionada a sua pesquisa. Tente utilizar outras palavras em sua pesquisa.',
      ),
    ).toBeVisible();
  });

  for (const id of ['abc', '99', '21'])
    await test.step(`the address of question ${id}, which nobody may read, leads to the list`, async () => {
      await follow(page, `/FAQ/Questao/${id}`);
      await expect(page).toHaveURL('/FAQ/Lista');
      await expect(page.getByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeVisible();
    });

  await test.step('an answer that a visitor goes to has the focus, and can be read at every width', async () => {
    await page.getByRole('link', { name: /Como recebo um prêmio\?/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Como recebo um prêmio?' })).toBeFocused();
    for (const width of widths)
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByText('Última atualização: 21/09/2026 14:40')).toBeVisible();
        await expectSound(page);
      });
  });
});
