import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Puts five 'Raspe Mais' into the cart and leads on to the payment, as a customer does. */
export async function goToPayment(page: Page): Promise<void> {
  await page.goto('/carrinho');
  await addAndFinish(page);
}

/** Goes on to the payment of another purchase, of six 'Raspe Mais', in the document of the one before. */
export async function buyAgain(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .click();
  await addAndFinish(page);
}

async function addAndFinish(page: Page) {
  await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
  await finishCart(page);
}

/** Accepts both documents of the cart that is on screen, finishes it, and sees the payment. */
export async function finishCart(page: Page): Promise<void> {
  await acceptAndFinish(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();
}

/** Accepts both documents of the cart that is on screen, and presses the button that finishes it. */
export async function acceptAndFinish(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /condições gerais/ }).check();
  await page.getByRole('checkbox', { name: /Ficha de cadastro/ }).check();
  await page.getByRole('button', { name: 'Finalize sua compra' }).click();
}

/** Cards of the sandbox's provider, by what becomes of them. */
export const cards = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  redirected: '4000000000003055',
};

/** Chooses the card and fills in its form; `submit` sends it. */
export async function fillCard(page: Page, number: string, type: 'Crédito' | 'Débito' = 'Crédito') {
  await page.getByRole('radio', { name: 'Cartão' }).check();
  await page.getByLabel('Número do cartão').fill(number);
  await page.getByLabel('Nome impresso no cartão').fill('CLARA TESTE');
  await page.getByLabel('Validade (MM/AA)').fill('11/28');
  await page.getByLabel('Código de segurança').fill('123');
  await page.getByRole('radio', { name: type }).check();
  return { submit: () => page.getByRole('button', { name: 'Pagar', exact: true }).click() };
}

/** Pays by a card, which the bank approves. */
export async function payByCard(page: Page): Promise<void> {
  const card = await fillCard(page, cards.approved);
  await card.submit();
}

/** Chooses Pix, and returns the code that is shown. */
export async function choosePix(page: Page): Promise<string> {
  await page.getByRole('radio', { name: 'Pix' }).check();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  return page.getByLabel('Código Pix').inputValue();
}
