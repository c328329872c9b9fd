import type { Page } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';
import { press, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

/** Accepts the cookie banner before the site shows it. */
export const answerCookies = (page: Page) =>
  page.addInitScript(() => {
    // The empty page that a tab begins with has no storage.
    if (origin !== 'null') localStorage.setItem('cookieConsent', 'true');
  });

interface Credentials {
  cpf: string;
  password: string;
}

/** Logs in, once the login is there: the page before it may have a CPF too. */
export async function logIn(page: Page, { cpf, password }: Credentials) {
  await page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' }).waitFor();
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The same with the keyboard. */
export async function logInByKeyboard(page: Page, { cpf, password }: Credentials) {
  await page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' }).waitFor();
  await typeInto(page, page.getByLabel('CPF'), cpf);
  await typeInto(page, page.getByLabel('Senha', { exact: true }), password);
  await press(page, page.getByRole('button', { name: 'Entrar' }));
}

/** Opens the mailbox in a second tab and reads the code of the newest e-mail to an address. */
export async function readCode(page: Page, email: string): Promise<string> {
  return test.step(`reads the code sent to ${email}`, async () => {
    const mailbox = await page.context().newPage();
    await mailbox.goto(`${sandboxUrl}/sandbox/mailbox?para=${encodeURIComponent(email)}`);
    const code = await mailbox.locator('.code').first().textContent();
    await mailbox.close();
    await page.bringToFront();
    expect(code).toMatch(/^\d{4}$/);
    return code ?? '';
  });
}

/** Types a code into its boxes with the keyboard. */
export async function typeCode(page: Page, code: string) {
  await typeInto(page, page.getByRole('textbox', { name: /^(Dígito|Caractere) 1 de 4$/ }), code);
}
