import { buyAgain, cards, fillCard, goToPayment } from '#support/buying.ts';
import { expect, test } from '#support/test.ts';

test('a customer buys titles by card: of credit, of debit, approved at the bank inside the page, and by PIX after one was declined', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const orders = async () =>
    (await sandbox.ordersOf(customer)).map(({ status, paymentMethod }) => [status, paymentMethod]);
  const paid: string[][] = [];
  await signIn(customer);
  await goToPayment(page);
  for (const [type, label] of [
    ['Crédito', 'Cartão de crédito'],
    ['Débito', 'Cartão de débito'],
  ] as const)
    await test.step(label, async () => {
      if (paid.length) await buyAgain(page);
      const card = await fillCard(page, cards.approved, type);
      await card.submit();
      await expect(page).toHaveURL('/carrinho/3');
      await expect(page.getByText(new RegExp(label))).toBeVisible();
      paid.unshift(['APPROVED', label]);
      expect(await orders()).toEqual(paid);
    });

  await test.step('approved at the bank', async () => {
    await buyAgain(page);
    const card = await fillCard(page, cards.challenged);
    await card.submit();
    await page.getByRole('button', { name: 'Aprovar' }).click();
    await expect(page).toHaveURL('/carrinho/3');
    paid.unshift(['APPROVED', 'Cartão de crédito']);
    expect(await orders()).toEqual(paid);
  });

  await test.step('declined, then PIX', async () => {
    await buyAgain(page);
    const card = await fillCard(page, cards.declined);
    await card.submit();
    await expect(page.getByText('Pagamento recusado. Escolha outra forma de pagamento.')).toBeVisible();
    await expect(page).toHaveURL('/carrinho/2');
    await page.getByRole('radio', { name: 'Pix' }).check();
    await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
    const [newest] = await sandbox.ordersOf(customer);
    await sandbox.confirmPix(newest?.orderId ?? '');
    await expect(page).toHaveURL('/carrinho/3');
    expect(await orders()).toEqual([['APPROVED', 'PIX'], ['CANCELED', 'Cartão de crédito'], ...paid]);
  });
});

test('a customer who is sent to their bank comes back to the right place, and the server tells the truth', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const orders = async () => (await sandbox.ordersOf(customer)).map(({ status }) => status);
  await signIn(customer);
  await goToPayment(page);
  await test.step('it approves', async () => {
    const card = await fillCard(page, cards.redirected);
    await card.submit();
    await page.getByRole('button', { name: 'Aprovar' }).click();
    await expect(page).toHaveURL('/carrinho/3');
    await expect(page.getByText('Valor da compra: R$ 25,00')).toBeVisible();
    expect(await orders()).toEqual(['APPROVED']);
  });

  await test.step('it refuses, and the customer may pay otherwise', async () => {
    await buyAgain(page);
    const card = await fillCard(page, cards.redirected);
    await card.submit();
    await page.getByRole('button', { name: 'Recusar' }).click();
    await expect(page).toHaveURL('/carrinho/2');
    await expect(page.getByText('Pagamento recusado. Escolha outra forma de pagamento.')).toBeVisible();
    const second = await fillCard(page, cards.approved);
    await second.submit();
    await expect(page).toHaveURL('/carrinho/3');
    expect(await orders()).toEqual(['APPROVED', 'CANCELED', 'APPROVED']);
  });
});
