import { logIn } from '#support/account.ts';
import {
  acceptAndFinish,
  cards,
  choosePix,
  fillCard,
  finishCart,
  goToPayment,
  payByCard,
} from '#support/buying.ts';
import { hold } from '#support/hold.ts';
import { expect, test } from '#support/test.ts';

const payCalls = '**/api/payments/pay/**';

test('a double click pays once', async ({ page, customer, sandbox, signIn }) => {
  await signIn(customer);
  await goToPayment(page);
  await fillCard(page, cards.approved);
  await page.getByRole('button', { name: 'Pagar', exact: true }).dblclick();
  await expect(page).toHaveURL('/carrinho/3');
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});

test('a token that comes twice pays once', async ({ page, customer, sandbox, signIn }) => {
  await sandbox.setPaymentSwitches(customer, { token: 'twice' });
  await signIn(customer);
  await goToPayment(page);
  await payByCard(page);
  await expect(page).toHaveURL('/carrinho/3');
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});

test.describe('in a race', () => {
  // The tab that loses is refused, or its form has left when the click arrives; Chromium writes down either.
  test.use({ expectedConsole: /status of (409|422)|form is not connected/ });

  test('two tabs pay one purchase once', async ({ page, context, customer, sandbox, signIn }) => {
    await signIn(customer);
    await goToPayment(page);
    const other = await context.newPage();
    await other.goto('/carrinho');
    await finishCart(other);
    await fillCard(page, cards.approved);
    await fillCard(other, cards.approved);
    const buttons = await Promise.all(
      [page, other].map((tab) => tab.getByRole('button', { name: 'Pagar', exact: true }).elementHandle()),
    );
    await Promise.all(
      buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())),
    );
    await expect(page).toHaveURL('/carrinho/3');
    await expect(other).toHaveURL('/carrinho/3');
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
  });
});

test('a PIX code that waits in one tab is gone on with in the other', async ({
  page,
  context,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  const code = await choosePix(page);
  const other = await context.newPage();
  await other.goto('/carrinho');
  await finishCart(other);
  await expect(other.getByLabel('Código Pix')).toHaveValue(code);
  const [order, ...more] = await sandbox.ordersOf(customer);
  expect(more).toEqual([]);
  await sandbox.confirmPix(order?.orderId ?? '');
  await expect(page).toHaveURL('/carrinho/3');
  await expect(other).toHaveURL('/carrinho/3');
});

test('a reload before the payment loses nothing and pays nothing', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  await page.reload();
  await expect(page).toHaveURL('/carrinho/1');
  await expect(page.getByRole('textbox', { name: 'Quantidade de Raspe Mais' })).toHaveValue('5');
  await finishCart(page);
  await payByCard(page);
  await expect(page).toHaveURL('/carrinho/3');
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});

test('a reload while a PIX code waits shows the same code', async ({ page, customer, sandbox, signIn }) => {
  await signIn(customer);
  await goToPayment(page);
  const code = await choosePix(page);
  await page.reload();
  await expect(page).toHaveURL('/carrinho/2');
  await expect(page.getByLabel('Código Pix')).toHaveValue(code);
  const [order, ...more] = await sandbox.ordersOf(customer);
  expect(more).toEqual([]);
  await sandbox.confirmPix(order?.orderId ?? '');
  await expect(page).toHaveURL('/carrinho/3');
});

test('a reload in the middle of a payment finds the order that was made', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  let reachServer = () => undefined as void;
  const reached = new Promise<void>((done) => (reachServer = done));
  // The server makes the payment; its response never reaches the page.
  await page.route(payCalls, async (route) => {
    await route.fetch();
    reachServer();
  });
  await payByCard(page);
  await reached;
  await page.reload();
  await expect(page).toHaveURL('/carrinho/3');
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});

test('a reload before the payment reached the server leaves a payment to be made, once', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  let calls = 0;
  let hold = () => undefined as void;
  const held = new Promise<void>((done) => (hold = done));
  await page.route(payCalls, (route) => {
    calls += 1;
    return calls === 1 ? hold() : route.continue();
  });
  await payByCard(page);
  await held;
  await page.reload();
  await expect(page.getByText('Não encontramos nenhum pagamento. Escolha como pagar.')).toBeVisible();
  await payByCard(page);
  await expect(page).toHaveURL('/carrinho/3');
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});

test('Back from the confirmation pays nothing again', async ({ page, customer, sandbox, signIn }) => {
  await signIn(customer);
  await goToPayment(page);
  await payByCard(page);
  await expect(page).toHaveURL('/carrinho/3');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu carrinho' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantidade de Raspe Mais' })).toHaveValue('1');
  await page.goForward();
  await expect(page.getByText('Valor da compra: R$ 25,00')).toBeVisible();
  await page.goto('/carrinho/2');
  await expect(page).toHaveURL('/carrinho/1');
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});

test.describe('where the network fails', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('a network that drops after the payment was made pays once', async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    await signIn(customer);
    await goToPayment(page);
    let calls = 0;
    await page.route(payCalls, async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await payByCard(page);
    await expect(page).toHaveURL('/carrinho/3');
    // The order is looked up: nothing is sent again.
    expect(calls).toBe(1);
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
  });

  test('a network that stays away leaves a payment to verify, never to repeat', async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    await signIn(customer);
    await goToPayment(page);
    let calls = 0;
    await page.route('**/api/payments/list', (route) => route.abort('connectionreset'));
    await page.route(payCalls, async (route) => {
      calls += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await payByCard(page);
    const verify = page.getByRole('button', { name: 'Verificar pagamento' });
    await expect(verify).toBeVisible();
    // The line is back, and answers nobody before the customer has asked: the page asks by itself, too.
    const answer = await hold(page, '**/api/payments/list');
    await verify.click();
    answer();
    await expect(page).toHaveURL('/carrinho/3');
    expect(calls).toBe(1);
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
  });
});

test('a PIX code that waits is not shown to the next customer of the same browser', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  await choosePix(page);
  const next = await sandbox.newCustomer();
  await page.evaluate((token) => localStorage.setItem('token', token), next.token);
  await page.reload();
  await expect(page).toHaveURL('/carrinho/1');
  await finishCart(page);
  await payByCard(page);
  await expect(page).toHaveURL('/carrinho/3');
  expect((await sandbox.ordersOf(next)).map(({ status }) => status)).toEqual(['APPROVED']);
  expect((await sandbox.ordersOf(customer)).map(({ status }) => status)).toEqual(['PENDING']);
});

test('a response that never comes is requested again, and pays once', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  let calls = 0;
  await page.route(payCalls, async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    return undefined;
  });
  await payByCard(page);
  await expect(page.getByText('Processando pagamento...')).toBeVisible();
  await expect(page).toHaveURL('/carrinho/3');
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});

test.describe('where the session ends', () => {
  test.use({ expectedConsole: /session has expired|401|No token|Failed to load resource/ });

  test('a session that ends in the middle loses nothing, and the purchase is paid once', async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    await signIn(customer);
    await goToPayment(page);
    const card = await fillCard(page, cards.approved);
    // The server knows this token no more, though it has not expired by the browser's clock.
    const [head, body] = customer.token.split('.');
    await page.evaluate((token) => localStorage.setItem('token', token), `${head}.${body}.unknown`);
    await card.submit();
    await expect(page).toHaveURL('/login');
    expect(await sandbox.ordersOf(customer)).toEqual([]);
    await logIn(page, customer);
    await expect(page).toHaveURL(/\/carrinho\/1$/);
    await expect(page.getByRole('textbox', { name: 'Quantidade de Raspe Mais' })).toHaveValue('5');
    await finishCart(page);
    await payByCard(page);
    await expect(page).toHaveURL('/carrinho/3');
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
  });

  test('a response that is lost and a token that expires meanwhile leave one order, found after the login', async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    await signIn(customer);
    await goToPayment(page);
    const [head, body] = customer.token.split('.');
    await page.route(payCalls, async (route) => {
      await route.fetch();
      await page.evaluate((token) => localStorage.setItem('token', token), `${head}.${body}.unknown`);
      await route.abort('connectionreset');
    });
    await payByCard(page);
    await expect(page).toHaveURL('/login');
    await page.unroute(payCalls);
    await logIn(page, customer);
    await expect(page).toHaveURL('/carrinho/3');
    await expect(page.getByText('Valor da compra: R$ 25,00')).toBeVisible();
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
  });
});

test('an error of the provider while our call is under way does not end the payment', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.setPaymentSwitches(customer, { errorWhilePaying: true });
  await signIn(customer);
  await goToPayment(page);
  const release = await hold(page, payCalls);
  const card = await fillCard(page, cards.approved);
  const sent = page.waitForRequest(payCalls);
  await card.submit();
  await sent;
  await expect(page.getByText('Processando pagamento...')).toBeVisible();
  await expect(page).toHaveURL('/carrinho/2');
  release();
  await expect(page).toHaveURL('/carrinho/3');
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});

test('a bank’s window that is closed leaves a payment to go on with, which is paid once', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  const card = await fillCard(page, cards.challenged);
  await card.submit();
  await page.getByRole('button', { name: 'Aprovar' }).waitFor();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('O pagamento foi interrompido, mas ainda pode ser concluído.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/carrinho/2');
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page).toHaveURL('/carrinho/3');
  expect((await sandbox.ordersOf(customer)).map(({ status }) => status)).toEqual(['APPROVED']);
});

test('whose browser keeps nothing is warned before paying, and pays once', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await goToPayment(page);
  await expect(page.getByText(/^Seu navegador não está guardando os dados deste site/)).toBeVisible();
  await payByCard(page);
  await expect(page).toHaveURL('/carrinho/3');
  await expect(page.getByText('Valor da compra: R$ 25,00')).toBeVisible();
  expect(await sandbox.ordersOf(customer)).toHaveLength(1);
});

test('a cart that changed while a PIX code waits: the customer chooses which to pay', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await signIn(customer);
  await goToPayment(page);
  await choosePix(page);
  await page.goto('/carrinho/1');
  await page.getByRole('button', { name: 'Aumentar quantidade de Raspe Mais' }).click();
  await acceptAndFinish(page);
  const dialog = page.getByRole('dialog', { name: 'Qual compra você quer pagar?' });
  await expect(dialog).toContainText('R$ 25,00');
  await dialog.getByRole('button', { name: 'Pagar o carrinho de R$ 30,00' }).click();
  await payByCard(page);
  await expect(page).toHaveURL('/carrinho/3');
  await expect(page.getByText('Valor da compra: R$ 30,00')).toBeVisible();
  expect((await sandbox.ordersOf(customer)).map(({ status, totalAmount }) => [status, totalAmount])).toEqual([
    ['APPROVED', 30],
    ['PENDING', 25],
  ]);
});
