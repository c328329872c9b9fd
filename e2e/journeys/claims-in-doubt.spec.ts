import type { Page, Route } from '@playwright/test';
import { askForTransfer, confirmWith } from '#support/bank-form.ts';
import { hold } from '#support/hold.ts';
import { expect, test } from '#support/test.ts';

// Responses that are lost, refused or of a proxy are reported on the console by the browser and by the site.
test.use({ expectedConsole: /Failed to load resource|of another media type/ });

const bankPage = '/minhas-premiacoes/transferencia/infos';
const codePage = '/minhas-premiacoes/transferencia/confirmacao';

/** The server does what it is asked for, and its response never reaches the browser. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

/** Loses the first response to the bank data. What is sent again waits for the returned function: until then the page is in doubt. */
async function loseFirstPayout(page: Page) {
  const release = await hold(page, '**/payout/create');
  await page.route('**/payout/create', loseAnswer, { times: 1 });
  return release;
}

const keysSentTo = (page: Page, path: string) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) keys.push(request.headers()['x-idempotency-key']);
  });
  return keys;
};

test('lost responses to the bank data and to the code: one transfer, found again, and Back offers the code no more', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { prizeCents: [12_000], scratched: true });
  await signIn(customer);
  const keys = keysSentTo(page, '/payout/create');
  await page.goto('/minhas-premiacoes');
  await page.getByRole('button', { name: 'Solicitar transferência' }).click();
  await test.step('to the bank data', async () => {
    const release = await loseFirstPayout(page);
    await askForTransfer(page);

    const dialog = page.getByRole('dialog', { name: 'Confirmar dados bancários' });
    await expect(dialog).toContainText('estamos verificando se ele foi registrado');
    release();
    await expect(page).toHaveURL(codePage);
    expect(new Set(keys).size).toBe(1);
    expect(await sandbox.mailsTo(customer.email)).toHaveLength(1);
  });

  await test.step('to the code', async () => {
    await page.route('**/payout/confirm', loseAnswer, { times: 1 });
    await confirmWith(page, await sandbox.latestCode(customer.email));

    await expect(page.getByText('Pagamento confirmado com sucesso!')).toBeVisible();
    await expect(page.getByText('Protocolo', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/minhas-premiacoes');
    await page.goto(codePage);
    await expect(page.getByText('Protocolo', { exact: true })).toBeVisible();
  });
  expect(new Set(keys).size).toBe(1);
  expect(await sandbox.mailsTo(customer.email)).toHaveLength(1);
  expect(await sandbox.ledgerOf(customer)).toEqual({ won: 12_000, paid: 12_000, exchanged: 0, pending: 0 });
});

test('a reload while the response is lost goes on with the same transfer, which a page of a proxy does not confirm', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { prizeCents: [5_000], scratched: true });
  await signIn(customer);
  const keys = keysSentTo(page, '/payout/create');
  await page.goto(bankPage);
  await test.step('a reload', async () => {
    const release = await loseFirstPayout(page);
    await askForTransfer(page);
    await expect(page.getByRole('dialog')).toContainText('estamos verificando');
    await page.reload();
    release();

    await expect(page).toHaveURL(codePage);
    expect(new Set(keys).size).toBe(1);
    expect(await sandbox.ledgerOf(customer)).toMatchObject({ paid: 0, pending: 5_000 });
  });

  await test.step('a page of a proxy', async () => {
    const proxyPage = { status: 200, contentType: 'text/html', body: '<h1>Entre na rede</h1>' };
    await page.route('**/payout/confirm', (route) => route.fulfill(proxyPage), { times: 1 });
    await confirmWith(page, await sandbox.latestCode(customer.email));

    await expect(page.getByText('Sua confirmação ainda não foi registrada.')).toBeVisible();
    await expect(page.getByText('Pagamento confirmado com sucesso!')).toHaveCount(0);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Protocolo', { exact: true })).toBeVisible();
    expect(await sandbox.ledgerOf(customer)).toMatchObject({ paid: 5_000 });
  });
});

test('a transfer that is asked for while the line is down is made once, and offered with amount and hours in every tab and browser', async ({
  page,
  context,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { prizeCents: [7_525], scratched: true });
  await signIn(customer);
  await page.goto(bankPage);
  await test.step('the form stays while the line is down', async () => {
    await page.getByLabel('Banco').waitFor();
    // What shows notifications comes when the browser has nothing else to do: from here on nothing can come.
    await page.getByRole('region', { name: /^Notificações/ }).waitFor({ state: 'attached' });
    await context.setOffline(true);
    await askForTransfer(page);

    await expect(page.getByRole('dialog')).toContainText('estamos verificando');
    await expect(page.getByLabel('Agência')).toHaveValue('1584');
    await context.setOffline(false);
    await expect(page).toHaveURL(codePage);
    expect(await sandbox.ledgerOf(customer)).toMatchObject({ paid: 0, pending: 7_525 });
  });

  await test.step('another tab, and a browser in which nothing of the transfer is left', async () => {
    const other = await context.newPage();
    await other.addInitScript(() =>
      ['transfers', 'payoutRequest'].forEach((key) => localStorage.removeItem(key)),
    );
    await other.goto('/minhas-premiacoes');
    const transfers = other.getByRole('region', { name: 'Suas transferências' });
    await expect(transfers).toContainText('Transferência de R$ 75,25');
    await expect(transfers).toContainText(/Restam 2[34] horas para confirmar\./);
    await transfers.getByRole('button', { name: 'Continuar transferência' }).click();
    await confirmWith(other, await sandbox.latestCode(customer.email));
    await expect(other.getByText('Protocolo', { exact: true })).toBeVisible();
  });

  await test.step('the first tab asks for the code no more, and opens the receipt again', async () => {
    await page.reload();
    await expect(page.getByText('Protocolo', { exact: true })).toBeVisible();
    await page.goto('/minhas-premiacoes');
    await page.getByRole('button', { name: 'Ver comprovante' }).click();
    await expect(page.getByRole('main')).toContainText('R$ 75,25');
    expect(await sandbox.ledgerOf(customer)).toMatchObject({ paid: 7_525, pending: 0 });
  });
});

test('an exchange whose response is lost is found in the orders, and made once', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { prizeCents: [2300], scratched: true });
  await signIn(customer);
  await page.goto('/minhas-premiacoes/troca');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trocar por novos títulos?' });
  await expect(dialog).toContainText('4 novos títulos digitais');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  expect(await sandbox.ledgerOf(customer)).toMatchObject({ exchanged: 0 });

  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.route('**/payments/repurchase', loseAnswer, { times: 1 });
  await dialog.getByRole('button', { name: 'Confirmar troca' }).click();
  await expect(page.getByText('Novos títulos gerados com sucesso!')).toBeVisible();
  await expect(page.getByText('Não há premiações disponíveis')).toBeVisible();
  expect(await sandbox.ledgerOf(customer)).toEqual({ won: 2300, paid: 0, exchanged: 2000, pending: 300 });

  await page.goto('/minhas-premiacoes');
  await expect(page.getByRole('button', { name: 'Solicitar transferência' })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Trocar por novos títulos' })).toHaveCount(0);
});
