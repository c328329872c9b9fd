import { openCard } from '#support/scratch.ts';
import { expect, test } from '#support/test.ts';

test('a customer scratches with the keyboard, wins and claims without a pointer', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [1000] });
  await signIn(customer);
  await openCard(page, number);

  await page.getByRole('tab', { name: 'Raspe Mais' }).focus();
  for (const [place, key] of ['Enter', 'Space', 'Enter', 'Space', 'Enter', 'Space'].entries()) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Campo ${place + 1}, coberto. Raspar` })).toBeFocused();
    await page.keyboard.press(key);
    // The last one opens the dialog, which takes the focus.
    if (place < 5)
      await expect(page.getByRole('img', { name: new RegExp(`^Campo ${place + 1}:`) })).toBeFocused();
  }

  const dialog = page.getByRole('dialog', { name: 'Parabéns' });
  await expect(dialog.getByRole('heading', { name: 'Parabéns' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Receba seu prêmio aqui' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/minhas-premiacoes');
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas premiações' })).toBeFocused();
});
