import { cards, fillCard, goToPayment } from '#support/buying.ts';
import { expect, test } from '#support/test.ts';

for (const [type, label] of [
  ['Crédito', 'Cartão de crédito'],
  ['Débito', 'Cartão de débito'],
] as const) {
  test(`a customer buys titles: ${label}`, async ({ page, customer, sandbox, signIn }) => {
    await signIn(customer);
    await goToPayment(page);
    const card = await fillCard(page, cards.approved, type);
    await card.submit();
    await expect(page).toHaveURL('/carrinho/3');
    await expect(page.getByText(new RegExp(label))).toBeVisible();
    const orders = await sandbox.ordersOf(customer);
    expect(orders.map(({ status, paymentMethod }) => [status, paymentMethod])).toEqual([['APPROVED', label]]);
  });
}

test('a customer approves their card payment at their bank, inside the page', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  const card = await fillCard(page, cards.challenged);
  await card.submit();
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page).toHaveURL('/carrinho/3');
  expect((await sandbox.ordersOf(customer)).map(({ status }) => status)).toEqual(['APPROVED']);
});

test('a customer who is sent to their bank comes back to the right place, and the server tells the truth', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  const card = await fillCard(page, cards.redirected);
  await card.submit();
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page).toHaveURL('/carrinho/3');
  await expect(page.getByText('Valor da compra: R$ 25,00')).toBeVisible();
  expect((await sandbox.ordersOf(customer)).map(({ status }) => status)).toEqual(['APPROVED']);
});

test('a customer whose bank refuses after the redirect may pay otherwise', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  const card = await fillCard(page, cards.redirected);
  await card.submit();
  await page.getByRole('button', { name: 'Recusar' }).click();
  await expect(page).toHaveURL('/carrinho/2');
  await expect(page.getByText('Pagamento recusado. Escolha outra forma de pagamento.')).toBeVisible();
  const second = await fillCard(page, cards.approved);
  await second.submit();
  await expect(page).toHaveURL('/carrinho/3');
  expect((await sandbox.ordersOf(customer)).map(({ status }) => status)).toEqual(['APPROVED', 'CANCELED']);
});

test('a card is declined, then the customer pays by PIX', async ({ page, customer, sandbox, signIn }) => {
  await signIn(customer);
  await goToPayment(page);
  const card = await fillCard(page, cards.declined);
  await card.submit();
  await expect(page.getByText('Pagamento recusado. Escolha outra forma de pagamento.')).toBeVisible();
  await expect(page).toHaveURL('/carrinho/2');
  await page.getByRole('radio', { name: 'Pix' }).check();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  const [newest] = await sandbox.ordersOf(customer);
  await sandbox.confirmPix(newest?.orderId ?? '');
  await expect(page).toHaveURL('/carrinho/3');
  const orders = await sandbox.ordersOf(customer);
  expect(orders.map(({ status, paymentMethod }) => [status, paymentMethod])).toEqual([
    ['APPROVED', 'PIX'],
    ['CANCELED', 'Cartão de crédito'],
  ]);
});
