import type { Page } from '@playwright/test';
import type { TestCustomer } from 'sandbox/testing/sandbox-client';
import { choosePix, finishCart } from './buying.ts';
import { expect } from './test.ts';

interface Bank {
  ordersOf: (customer: Pick<TestCustomer, 'token'>) => Promise<{ orderId: string }[]>;
  confirmPix: (orderId: string) => Promise<string>;
}

/** Buys one 'Raspe Mais' by PIX; the bank confirms at once. */
export async function buyByPix(page: Page, customer: TestCustomer, bank: Bank): Promise<void> {
  await page.goto('/carrinho');
  await page.getByRole('button', { name: 'Aumentar quantidade de Raspe Mais' }).click();
  await finishCart(page);
  await choosePix(page);
  const [order] = await bank.ordersOf(customer);
  if (!order) throw new Error('the purchase made no order');
  await bank.confirmPix(order.orderId);
  await expect(page).toHaveURL('/carrinho/3');
}
