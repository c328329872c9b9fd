import type { Page } from '@playwright/test';
import { acceptAndFinish, cards, choosePix, fillCard, payByCard } from '#support/buying.ts';
import { press, type Screen } from './screen.ts';

async function finishCart(page: Page) {
  await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
  await acceptAndFinish(page);
  await page.getByRole('radio', { name: 'Pix' }).waitFor();
}

/** The screens of mfe-shop. */
export const shop: Screen[] = [
  { name: 'campaign', path: '/compra', as: 'marina' },
  { name: 'cart', path: '/carrinho/1', as: 'marina', act: press('+5 em Raspe Mais') },
  { name: 'cart-empty', path: '/carrinho/1', as: 'marina' },
  {
    name: 'registration-form',
    path: '/carrinho/1#ficha-de-cadastro',
    as: 'marina',
    act: (page) => page.getByRole('dialog').getByText('Marina Alves da Rocha').waitFor(),
  },
  { name: 'orders', path: '/meus-pedidos/compras', as: 'marina' },
  { name: 'orders-none', path: '/meus-pedidos/compras', as: 'joao' },
  { name: 'orders-prizes', path: '/meus-pedidos/premios', as: 'marina' },
  { name: 'title-registration', path: '/cadastro-titulo/1', as: 'marina' },
  {
    name: 'title-registered',
    path: '/cadastro-titulo/3',
    as: 'marina',
    local: {
      titleRegistration: JSON.stringify({ produto: '01', serie: '0010', numeroTitulo: '0004821', dv: '7' }),
    },
  },
  { name: 'payment', path: '/carrinho/1', as: 'marina', act: finishCart },
  {
    name: 'payment-card',
    path: '/carrinho/1',
    as: 'marina',
    act: async (page) => {
      await finishCart(page);
      await fillCard(page, cards.approved);
    },
  },
  {
    name: 'payment-declined',
    path: '/carrinho/1',
    as: 'new',
    act: async (page) => {
      await finishCart(page);
      const card = await fillCard(page, cards.declined);
      await card.submit();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'payment-pix',
    path: '/carrinho/1',
    as: 'new',
    act: async (page) => {
      await finishCart(page);
      await choosePix(page);
    },
    masks: (page) => [
      page.getByRole('img', { name: 'QR Code do Pix' }),
      page.getByLabel('Código Pix'),
      page.getByRole('timer'),
    ],
  },
  {
    name: 'purchase-done',
    path: '/carrinho/1',
    as: 'new',
    act: async (page) => {
      await finishCart(page);
      await payByCard(page);
      await page.getByText('Obrigado').waitFor();
    },
  },
];
