import { openCard } from '#support/scratch.ts';
import { expect, test } from '#support/test.ts';

test('a customer opens a card that wins nothing with one press', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [0] });
  await signIn(customer);
  await page.clock.install();
  await openCard(page, number);

  const reloaded = page.waitForResponse('**/busca-titulo-id/**');
  await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();

  await expect(page.getByText('Raspado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'RASPADO' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: '6 de 6 campos' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Campo \d: R\$/ })).toHaveCount(6);
  await expect(page.getByText('Desta vez não saíram três valores iguais.')).toBeVisible();
  await reloaded;
  // A dialog would be there by then.
  await page.clock.runFor(2_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await sandbox.ledgerOf(customer)).toMatchObject({ won: 0 });
});

test('a visitor who wants less motion sees the cells open at once', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [500] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(customer);
  await page.goto('/meus-titulos/10');
  await page.getByRole('button', { name: 'Abrir título' }).click();
  await expect(page).toHaveURL(new RegExp(number));
  await page.getByRole('tab', { name: 'Raspe Mais' }).click();
  await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();

  await expect(page.getByRole('dialog', { name: 'Parabéns' })).toContainText('R$ 5,00');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('img', { name: /parte do trio premiado/ })).toHaveCount(3);
});

test('the last cover is gone before the prize is announced', async ({ page, customer, sandbox, signIn }) => {
  const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [500] });
  await signIn(customer);
  await openCard(page, number);
  const covers = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new MutationObserver(() => {
          if (!document.querySelector('[role="dialog"]')) return;
          const places = [...document.querySelectorAll('canvas')].map(({ parentElement }) => parentElement);
          resolve(places.map((place) => (place ? getComputedStyle(place).opacity : 'no cover')));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();
  expect(await covers).toEqual(Array.from({ length: 6 }, () => '0'));
});
