import { acceptAndFinish, cards, fillCard, finishCart, goToPayment } from '#support/buying.ts';
import { hold } from '#support/hold.ts';
import { expect, test } from '#support/test.ts';

const script = '**/yuno/**/main.js';

test.describe('where the provider’s script does not come', () => {
  test.use({ expectedConsole: /payment widget cannot be opened|Failed to load resource/ });

  test('a blocked script is told at the cart, and the payment opens when it is tried again', async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    await signIn(customer);
    await page.route(script, (route) => route.abort('blockedbyclient'));
    // The payment may be on screen for a moment only, too short to be seen.
    await page.goto('/carrinho');
    await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
    await acceptAndFinish(page);
    await expect(page.getByRole('alert')).toContainText('Não foi possível abrir o pagamento.');
    await expect(page).toHaveURL('/carrinho/1');
    await page.unroute(script);
    await finishCart(page);
    const card = await fillCard(page, cards.approved);
    await card.submit();
    await expect(page).toHaveURL('/carrinho/3');
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
  });

  test('a script that is never ready is given up after 15 seconds', async ({ page, customer, signIn }) => {
    await signIn(customer);
    await page.clock.install();
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const asked = page.waitForResponse(script);
    await goToPayment(page);
    await expect(page.getByText('Carregando meios de pagamento...')).toBeVisible();
    await asked;
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('alert')).toContainText('Não foi possível abrir o pagamento.');
    await expect(page).toHaveURL('/carrinho/1');
  });
});

test('a method that is chosen again within half a second starts once, and a payment that is under way when the customer leaves is found when they are back', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  const pix = page.getByRole('radio', { name: 'Pix' });

  await test.step('chosen again', async () => {
    const card = await page.getByRole('radio', { name: 'Cartão' }).elementHandle();
    // Both in one moment of the page, however slow the machine is.
    await pix.evaluate(
      (first, second) => [first, second].forEach((radio) => (radio as HTMLElement).click()),
      card,
    );
    await expect(page.getByLabel('Número do cartão')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toHaveCount(0);
    expect(await sandbox.ordersOf(customer)).toEqual([]);
  });

  await test.step('left and found again', async () => {
    const giveTokens = await hold(page, '**/sandbox/checkout/sessions/*/tokens');
    await pix.check();
    await expect(page.getByText('Preparando o pagamento...')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Meu carrinho' })).toBeVisible();
    await page.goForward();
    await pix.check();
    await expect(page.getByText('Preparando o pagamento...')).toBeVisible();
    giveTokens();
    await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
  });
});

test('a checkout that is left and opened again, time after time, leaves nothing behind', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.setPaymentSwitches(customer, { afterUnmount: true });
  await signIn(customer);
  await goToPayment(page);
  for (const _time of [1, 2, 3]) {
    await page.getByRole('radio', { name: 'Cartão' }).check();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Meu carrinho' })).toBeVisible();
    await page.goForward();
    await expect(page.getByText('Como você quer pagar?')).toHaveCount(1);
  }
  await expect(page.locator('script[src*="/yuno/"]')).toHaveCount(1);
  await expect(page.locator('body > [class^="yuno-"]')).toHaveCount(0);
  const card = await fillCard(page, cards.approved);
  await card.submit();
  await expect(page).toHaveURL('/carrinho/3');
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});
