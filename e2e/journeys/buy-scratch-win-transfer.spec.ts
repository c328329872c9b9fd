import { askForTransfer, confirmWith } from '#support/bank-form.ts';
import { buyByPix } from '#support/buy-by-pix.ts';
import { follow } from '#support/follow.ts';
import { scratchCell, throughTheZone } from '#support/scratch.ts';
import { expect, test } from '#support/test.ts';

test('a customer buys a title, scratches it cell by cell, wins, and has the prize sent to the bank', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.planPrizes(customer, [12350]);
  await signIn(customer);
  await buyByPix(page, customer, sandbox);
  await page.getByRole('link', { name: 'Ver meus títulos' }).click();

  await page
    .getByRole('main')
    .getByRole('link', { name: /Raspe Mais/ })
    .click();
  await page
    .getByRole('article')
    .filter({ hasText: 'Para raspar' })
    .first()
    .getByRole('button', { name: 'Abrir título' })
    .click();
  await expect(page).toHaveURL(/\/meus-titulos\/10\/detalhes\/\d{13}\/digital$/);
  const title = page.url();
  await page.getByRole('tab', { name: 'Raspe Mais' }).click();

  for (const item of [1, 2, 3, 4, 5, 6]) await scratchCell(page, item, throughTheZone);

  await expect(page.getByRole('dialog', { name: 'Parabéns' })).toContainText('R$ 123,50');
  expect(await sandbox.ledgerOf(customer)).toMatchObject({ won: 12350, pending: 12350 });
  await page.getByRole('button', { name: 'Receba seu prêmio aqui' }).click();
  await expect(page.getByText('Seu prêmio será processado em breve!')).toBeVisible();

  await expect(page).toHaveURL('/minhas-premiacoes');
  await expect(page.getByRole('main')).toContainText('R$ 123,50');
  await page.getByRole('button', { name: 'Solicitar transferência' }).click();
  await askForTransfer(page);

  await expect(page).toHaveURL('/minhas-premiacoes/transferencia/confirmacao');
  await confirmWith(page, await sandbox.latestCode(customer.email));

  await expect(page.getByText('Pagamento confirmado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/minhas-premiacoes/transferencia/finalizacao');
  await expect(page.getByRole('main')).toContainText('00000006-X');
  await expect(page.getByRole('main')).toContainText('15 dias corridos');
  expect(await sandbox.ledgerOf(customer)).toMatchObject({ won: 12350, paid: 12350, pending: 0 });

  await follow(page, '/minhas-premiacoes');
  await expect(page.getByRole('button', { name: 'Solicitar transferência' })).toBeDisabled();
  await page.goto(title);
  await page.getByRole('tab', { name: 'Raspe Mais' }).click();
  await expect(page.getByText('Prêmio deste título: R$ 123,50')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
