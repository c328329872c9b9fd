import type { Page } from '@playwright/test';

/** Fills in an account at Banco do Brasil, whose check digit is X, and sees the dialog that asks once more. */
export async function fillAccount(page: Page): Promise<void> {
  await page.getByLabel('Pesquisar na lista').fill('brasil');
  await page.getByLabel('Banco').selectOption('001 - Banco do Brasil');
  await page.getByRole('radio', { name: 'Conta corrente' }).check();
  await page.getByLabel('Agência').fill('1584');
  await page.getByRole('textbox', { name: 'Conta', exact: true }).fill('00000006');
  await page.getByLabel('Dígito').fill('x');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('dialog', { name: 'Confirmar dados bancários' }).waitFor();
}

/** Fills in an account, and confirms it in the dialog. */
export async function askForTransfer(page: Page): Promise<void> {
  await fillAccount(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
}

/** Types a code into the boxes and confirms it. */
export async function confirmWith(page: Page, code: string): Promise<void> {
  await page.getByRole('group', { name: 'Código de verificação' }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Confirmar' }).click();
}
