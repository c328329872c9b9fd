import { expect, test } from '#support/test.ts';

test('a customer exchanges a prize for new titles', async ({ page, customer, sandbox, signIn }) => {
  const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [2300], scratched: true });
  await signIn(customer);
  await page.goto('/minhas-premiacoes');
  await page.getByRole('link', { name: 'Trocar por novos títulos' }).click();

  const summary = page.getByRole('region', { name: 'Resumo da premiação' });
  await expect(summary).toContainText(number);
  await expect(summary).toContainText(customer.fullName);
  await expect(summary).toContainText('R$ 23,00');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('button', { name: 'Confirmar troca' }).click();

  await expect(page.getByText('Novos títulos gerados com sucesso!')).toBeVisible();
  await expect(page.getByText('Sua premiação virou 4 novos títulos digitais')).toBeVisible();
  await expect(page.getByText('Não há premiações disponíveis')).toBeVisible();
  // Four titles of R$ 5,00; what does not buy a title stays the customer's.
  expect(await sandbox.ledgerOf(customer)).toEqual({ won: 2300, paid: 0, exchanged: 2000, pending: 300 });

  await page.goto('/meus-titulos');
  await expect(page.getByRole('main').getByRole('link', { name: /Raspe Mais/ })).toContainText('5 digitais');
});
