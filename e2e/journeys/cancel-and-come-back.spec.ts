import { buyAgain, cards, choosePix, fillCard, finishCart, goToPayment, payByCard } from '#support/buying.ts';
import { expect, test } from '#support/test.ts';

test('a customer cancels, however it is told, and comes back to the same step', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  for (const [paid, cancel] of (
    [
      'error:CANCELED_BY_USER',
      'error:CANCELLED_BY_USER',
      'result:CANCELED_BY_USER',
      'result:CANCELLED_BY_USER',
    ] as const
  ).entries())
    await test.step(cancel, async () => {
      await sandbox.setPaymentSwitches(customer, { cancel });
      await (paid ? buyAgain(page) : goToPayment(page));
      await fillCard(page, cards.approved);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByText('Pagamento cancelado. Escolha de novo como pagar.')).toBeVisible();
      await expect(page).toHaveURL('/carrinho/2');
      expect(await sandbox.ordersOf(customer)).toHaveLength(paid);
      await payByCard(page);
      await expect(page).toHaveURL('/carrinho/3');
      expect(await sandbox.ordersOf(customer)).toHaveLength(paid + 1);
    });
});

test('a customer goes back to the cart and pays the new amount, pays by card what they began by PIX, and pays by PIX what they cancelled', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  await test.step('back to the cart', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Aumentar quantidade de Raspe Mais' }).click();
    await finishCart(page);
    await payByCard(page);
    await expect(page).toHaveURL('/carrinho/3');
    expect((await sandbox.ordersOf(customer)).map(({ totalAmount }) => totalAmount)).toEqual([30]);
  });

  await test.step('PIX is cancelled', async () => {
    await buyAgain(page);
    await choosePix(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL('/carrinho/2');
    await expect(page.getByRole('complementary', { name: 'Resumo' })).toContainText('R$ 30,00');
    await payByCard(page);
    await expect(page).toHaveURL('/carrinho/3');
    const orders = await sandbox.ordersOf(customer);
    expect(orders.map(({ status, paymentMethod }) => [status, paymentMethod])).toEqual([
      ['APPROVED', 'Cartão de crédito'],
      ['PENDING', 'PIX'],
      ['APPROVED', 'Cartão de crédito'],
    ]);
  });

  await test.step('a PIX code that is paid after it was cancelled ends the purchase, which is paid once', async () => {
    const before = (await sandbox.ordersOf(customer)).map(({ status }) => status);
    await buyAgain(page);
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
    expect((await sandbox.ordersOf(customer)).map(({ status }) => status)).toEqual(['APPROVED', ...before]);
  });
});
