import type { Page } from '@playwright/test';
import { askForTransfer, fillAccount } from '#support/bank-form.ts';
import { type Preparation, press, type Screen } from './screen.ts';

async function openFirstTitle(page: Page) {
  await page
    .getByRole('button', { name: /^Abrir título/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Seus números da sorte' }).waitFor();
}

async function openFirstCard(page: Page) {
  await openFirstTitle(page);
  await page.getByRole('tab', { name: 'Raspe Mais' }).click();
}

/** The prizes behind them are drawn anew for each title. */
const cells = (page: Page) => page.getByLabel('Campos da raspadinha');

const winning =
  (cents: number): Preparation =>
  (sandbox, customer) =>
    sandbox.giveTitles(customer, { prizeCents: [cents], scratched: true });

/** The screens of mfe-prizes. */
export const prizes: Screen[] = [
  { name: 'prizes-visitor', path: '/minhas-premiacoes' },
  { name: 'prizes', path: '/minhas-premiacoes', as: 'marina' },
  {
    name: 'payout-done',
    path: '/minhas-premiacoes',
    as: 'marina',
    act: press('Ver comprovante'),
    masks: (page) => [page.locator('dl > div').filter({ hasText: 'Protocolo' })],
  },
  { name: 'prizes-none', path: '/minhas-premiacoes', as: 'joao' },
  { name: 'exchange', path: '/minhas-premiacoes/troca', as: 'marina' },
  { name: 'exchange-asks', path: '/minhas-premiacoes/troca', as: 'marina', act: press('Finalizar') },
  { name: 'exchange-none', path: '/minhas-premiacoes/troca', as: 'joao' },
  { name: 'payout-bank', path: '/minhas-premiacoes/transferencia/infos', as: 'marina' },
  { name: 'my-titles', path: '/meus-titulos', as: 'marina' },
  { name: 'my-titles-none', path: '/meus-titulos', as: 'joao' },
  { name: 'campaign-titles', path: '/meus-titulos/10', as: 'marina' },
  {
    name: 'campaign-titles-printed',
    path: '/meus-titulos/10',
    as: 'marina',
    act: (page) => page.getByRole('tab', { name: /físico/ }).click(),
  },
  { name: 'title-numbers', path: '/meus-titulos/10', as: 'marina', act: openFirstTitle },
  {
    name: 'title-scratch',
    path: '/meus-titulos/10',
    as: 'marina',
    act: openFirstCard,
  },
  {
    name: 'title-scratch-offer',
    path: '/meus-titulos/10',
    as: 'marina',
    act: async (page) => {
      await openFirstCard(page);
      await page.locator('canvas').first().click();
      await page.getByText('Abrir este campo').waitFor();
    },
  },
  {
    name: 'title-scratched',
    path: '/meus-titulos/10',
    as: 'new',
    prepare: winning(50_000),
    act: openFirstCard,
    masks: (page) => [cells(page)],
  },
  {
    name: 'title-scratch-won',
    path: '/meus-titulos/10',
    as: 'new',
    prepare: (sandbox, customer) => sandbox.giveTitles(customer, { prizeCents: [50_000] }),
    act: async (page) => {
      await openFirstCard(page);
      await press('RASPAR AUTOMÁTICO')(page);
      await page.getByRole('dialog', { name: 'Parabéns' }).waitFor();
      await cells(page).evaluate((list) => (list.style.visibility = 'hidden'));
    },
  },
  {
    name: 'exchange-done',
    path: '/minhas-premiacoes/troca',
    as: 'new',
    prepare: winning(2300),
    act: async (page) => {
      await press('Finalizar')(page);
      await press('Confirmar troca')(page);
      await page.getByText(/^Sua premiação virou/).waitFor();
    },
  },
  {
    name: 'payout-asks',
    path: '/minhas-premiacoes/transferencia/infos',
    as: 'new',
    prepare: winning(50_000),
    act: fillAccount,
  },
  {
    name: 'payout-code',
    path: '/minhas-premiacoes/transferencia/infos',
    as: 'new',
    prepare: winning(50_000),
    act: async (page) => {
      await askForTransfer(page);
      await page.getByRole('heading', { name: 'Confirmação da transferência' }).waitFor();
    },
  },
];
