import { cards, choosePix, fillCard, finishCart, goToPayment, payByCard } from '#support/buying.ts';
import { expect, test } from '#support/test.ts';

for (const cancel of [
  'error:CANCELED_BY_USER',
  'error:CANCELLED_BY_USER',
  'result:CANCELED_BY_USER',
  'result:CANCELLED_BY_USER',
] as const) {
  test(`a customer cancels, told as ${cancel}, and comes back to the same step`, async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    await sandbox.setPaymentSwitches(customer, { cancel });
    await signIn(customer);
    await goToPayment(page);
    await fillCard(page, cards.approved);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('Pagamento cancelado. Escolha de novo como pagar.')).toBeVisible();
    await expect(page).toHaveURL('/carrinho/2');
    expect(await sandbox.ordersOf(customer)).toEqual([]);
    await payByCard(page);
    await expect(page).toHaveURL('/carrinho/3');
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
  });
}

test('a customer cancels a PIX payment, and pays the same purchase by card', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  await choosePix(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/carrinho/2');
  await expect(page.getByRole('complementary', { name: 'Resumo' })).toContainText('R$ 25,00');
  await payByCard(page);
  await expect(page).toHaveURL('/carrinho/3');
  const orders = await sandbox.ordersOf(customer);
  expect(orders.map(({ status, paymentMethod }) => [status, paymentMethod])).toEqual([
    ['APPROVED', 'Cartão de crédito'],
    ['PENDING', 'PIX'],
  ]);
});

test('a PIX code that is paid after it was cancelled ends the purchase, which is paid once', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  await choosePix(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(
    page.getByText('Pagamento cancelado. Escolha de novo como pagar e não use mais o código PIX anterior.'),
  ).toBeVisible();
  await page.goBack();
  await finishCart(page);
  await expect(page.getByRole('radio', { name: 'Cartão' })).toBeVisible();
  const [order] = await sandbox.ordersOf(customer);
  await sandbox.confirmPix(order?.orderId ?? '');
  await expect(page).toHaveURL('/carrinho/3');
  await expect(page.getByText('Forma de pagamento: PIX')).toBeVisible();
  expect((await sandbox.ordersOf(customer)).map(({ status }) => status)).toEqual(['APPROVED']);
});

test('a customer goes back to the cart, changes it, and pays the new amount', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Aumentar quantidade de Raspe Mais' }).click();
  await finishCart(page);
  await payByCard(page);
  await expect(page).toHaveURL('/carrinho/3');
  expect((await sandbox.ordersOf(customer)).map(({ totalAmount }) => totalAmount)).toEqual([30]);
});
