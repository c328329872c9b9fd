import type { Page } from '@playwright/test';
import { askForTransfer, confirmWith } from '#support/bank-form.ts';
import { expect, test, type TestCustomer } from '#support/test.ts';

// The server refuses claims with a status of their own.
test.use({ expectedConsole: /status of 4\d\d/ });

type Sandbox = Parameters<Parameters<typeof test>[2]>[0]['sandbox'];

/** Won is paid, exchanged and pending, to the cent. */
async function expectLedger(
  sandbox: Sandbox,
  customer: TestCustomer,
  sums: { paid: number; exchanged: number; pending: number },
) {
  const ledger = await sandbox.ledgerOf(customer);
  expect(ledger).toEqual({ won: sums.paid + sums.exchanged + sums.pending, ...sums });
}

const bankPage = '/minhas-premiacoes/transferencia/infos';
const codePage = '/minhas-premiacoes/transferencia/confirmacao';

async function openTransfer(page: Page) {
  await page.goto(bankPage);
  await page.getByLabel('Banco').waitFor();
}

test('a prize is claimed once, in whichever tab, and not exchanged meanwhile', async ({
  page,
  context,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { prizeCents: [2000], scratched: true });
  await signIn(customer);
  await openTransfer(page);
  const other = await context.newPage();
  await openTransfer(other);
  const exchange = await context.newPage();
  await exchange.goto('/minhas-premiacoes/troca');
  await exchange.getByRole('button', { name: 'Finalizar' }).waitFor();

  await askForTransfer(page);
  await expect(page).toHaveURL(codePage);
  await test.step('two tabs claim the same prize', async () => {
    await askForTransfer(other);
    await expect(other.getByText('Erro ao processar pagamento. Tente novamente.')).toBeVisible();
    await expect(other.getByText('Não há premiações disponíveis para transferência.')).toBeVisible();
  });
  await test.step('a prize that is being claimed cannot be exchanged', async () => {
    await exchange.getByRole('button', { name: 'Finalizar' }).click();
    await exchange.getByRole('button', { name: 'Confirmar troca' }).click();
    await expect(exchange.getByText('Erro ao finalizar a troca')).toBeVisible();
    await expect(exchange.getByText('Não há premiações disponíveis')).toBeVisible();
  });

  await confirmWith(page, await sandbox.latestCode(customer.email));
  await expect(page.getByText('Protocolo', { exact: true })).toBeVisible();
  await expectLedger(sandbox, customer, { paid: 2000, exchanged: 0, pending: 0 });
});

test('a claim and an exchange at the same moment spend the prize once', async ({ customer, sandbox }) => {
  await sandbox.giveTitles(customer, { prizeCents: [2000], scratched: true });
  const { token, cpf, fullName } = customer;
  const account = { bankName: 'Banco do Brasil', bankCode: '001', branchCode: '1', accountNumber: '2-X' };
  const accountInfo = { ...account, accountType: 'CONTA_CORRENTE' };
  const claim = { token, body: { accountInfo, favored_name: fullName, cpf } };

  const answers = await Promise.all([
    sandbox.call('POST', '/api/payout/create', claim),
    sandbox.call('POST', '/api/payments/repurchase', { token, body: { event_code: '10' } }),
    sandbox.call('POST', '/api/payout/create', claim),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const { won, paid, exchanged, pending } = await sandbox.ledgerOf(customer);
  expect(won).toBe(paid + exchanged + pending);
});

test('a double click sends one claim; five wrong codes or 24 hours end its code, and a new one pays', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { prizeCents: [3333], scratched: true });
  await signIn(customer);
  let claims = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/payout/create')) claims += 1;
  });
  await openTransfer(page);
  await test.step('a double click', async () => {
    await page.getByLabel('Banco').selectOption('001 - Banco do Brasil');
    await page.getByRole('radio', { name: 'Conta poupança' }).check();
    await page.getByLabel('Agência').fill('1');
    await page.getByRole('textbox', { name: 'Conta', exact: true }).fill('2');
    await page.getByLabel('Dígito').fill('0');
    await page.getByRole('button', { name: 'Finalizar' }).dblclick();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).dblclick();

    await expect(page).toHaveURL(codePage);
    expect(claims).toBe(1);
    await expectLedger(sandbox, customer, { paid: 0, exchanged: 0, pending: 3333 });
  });

  await test.step('24 hours', async () => {
    const code = await sandbox.latestCode(customer.email);
    await sandbox.timePasses(customer, 24 * 3600);
    await confirmWith(page, code);
    await expect(page.getByText('Solicite uma nova.')).toBeVisible();
    await expectLedger(sandbox, customer, { paid: 0, exchanged: 0, pending: 3333 });

    await expect(page).toHaveURL('/minhas-premiacoes');
    await page.getByRole('button', { name: 'Solicitar transferência' }).click();
    await askForTransfer(page);
    await expect(page).toHaveURL(codePage);
  });

  await test.step('five wrong codes', async () => {
    const code = await sandbox.latestCode(customer.email);
    const wrong = code === '0000' ? '1111' : '0000';
    const box = page.getByRole('textbox', { name: 'Dígito 1 de 4' });
    /** Typing takes the last refusal away; the next one gives the focus back to the boxes. */
    const expectRefused = async (typed: string) => {
      const answer = page.waitForResponse('**/payout/confirm');
      await confirmWith(page, typed);
      expect((await answer).status()).toBeGreaterThanOrEqual(400);
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(box).toBeFocused();
    };

    await expectRefused(wrong);
    await expect(
      page.getByText('Erro ao confirmar o código. Verifique se o código está correto.'),
    ).toBeVisible();
    for (let attempt = 2; attempt <= 5; attempt += 1) await expectRefused(wrong);
    await expectRefused(code);
    await expectLedger(sandbox, customer, { paid: 0, exchanged: 0, pending: 3333 });
  });

  await sandbox.timePasses(customer, 61);
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reenviar código' })).toBeDisabled();
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Reenviar código', exact: true }).click();
  await expect(page.getByText('Código reenviado com sucesso!')).toBeVisible();
  await confirmWith(page, await sandbox.latestCode(customer.email));
  await expect(page.getByText('Protocolo', { exact: true })).toBeVisible();
  await expectLedger(sandbox, customer, { paid: 3333, exchanged: 0, pending: 0 });
});
