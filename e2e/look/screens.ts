import type { Locator, Page } from '@playwright/test';
import type { createSandboxClient, TestCustomer } from 'sandbox/testing/sandbox-client';
import { askForTransfer, fillAccount } from '#support/bank-form.ts';
import { acceptAndFinish, cards, choosePix, fillCard } from '#support/buying.ts';
import { signUpDraft } from '#support/sign-up-draft.ts';

type Preparation = (
  sandbox: ReturnType<typeof createSandboxClient>,
  customer: TestCustomer,
) => Promise<unknown>;

/** One picture of the gallery: a screen, or a state of it. */
export interface Screen {
  name: string;
  path: string;
  /**
   * Whose session it is: Marina has everything, João has nothing yet, and what changes something at the sandbox is done
   * by a new customer. Without one it is a visitor's.
   */
  as?: 'marina' | 'joao' | 'new';
  /** What the new customer has. */
  prepare?: Preparation;
  /** What local or session storage holds before the page opens. */
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** What leads from the opened page to the state. */
  act?: (page: Page) => Promise<unknown>;
  /** What is another each time, beside days and numbers. */
  masks?: (page: Page) => Locator[];
  /** Header and footer are on the picture as well. */
  isWhole?: true;
}

async function openFirstTitle(page: Page) {
  await page
    .getByRole('button', { name: /^Abrir título/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Seus números da sorte' }).waitFor();
}

const openScratchCard = (page: Page) => page.getByRole('tab', { name: 'Raspe Mais' }).click();

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const winning =
  (cents: number): Preparation =>
  (sandbox, customer) =>
    sandbox.giveTitles(customer, { prizeCents: [cents], scratched: true });

async function finishCart(page: Page) {
  await page.getByRole('button', { name: '+5 em Raspe Mais' }).click();
  await acceptAndFinish(page);
  await page.getByRole('radio', { name: 'Pix' }).waitFor();
}

/** Every screen of the site and the states that look different, in the order in which they are taken. */
export const screens: Screen[] = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'faq', path: '/FAQ/Lista' },
  {
    name: 'faq-empty',
    path: '/FAQ/Lista',
    act: async (page) => {
      await page.getByPlaceholder('Buscar dúvidas frequentes').fill('zebra');
      await press('Filtrar')(page);
    },
  },
  { name: 'faq-question', path: '/FAQ/Questao/1' },
  { name: 'results', path: '/resultado' },
  { name: 'institutions', path: '/instituicoes' },
  { name: 'conditions', path: '/condicoes-gerais' },
  { name: 'cookies', path: '/politica-cookies' },
  { name: 'terms', path: '/termos-de-uso' },
  { name: 'legal', path: '/termos-legais' },
  { name: 'privacy', path: '/politica-de-privacidade' },
  { name: 'login', path: '/login' },
  { name: 'sign-up-1', path: '/cadastro/passos/1' },
  { name: 'sign-up-2', path: '/cadastro/passos/2', session: { signUpDraft } },
  { name: 'sign-up-3', path: '/cadastro/passos/3?cpf=35104075397' },
  { name: 'sign-up-done', path: '/cadastro/sucesso' },
  { name: 'recovery', path: '/recuperacao-senha/identificacao' },
  {
    name: 'recovery-code',
    path: '/recuperacao-senha/nova-senha',
    local: { recoveryUserCpf: '11144477735' },
  },
  {
    name: 'recovery-password',
    path: '/recuperacao-senha/alteracao',
    local: { recoveryUserCpf: '11144477735', validatedCode: '1234' },
  },
  { name: 'prizes-visitor', path: '/minhas-premiacoes' },
  { name: 'prizes', path: '/minhas-premiacoes', as: 'marina' },
  { name: 'prizes-none', path: '/minhas-premiacoes', as: 'joao' },
  { name: 'exchange', path: '/minhas-premiacoes/troca', as: 'marina' },
  { name: 'exchange-asks', path: '/minhas-premiacoes/troca', as: 'marina', act: press('Finalizar') },
  { name: 'exchange-none', path: '/minhas-premiacoes/troca', as: 'joao' },
  { name: 'payout-bank', path: '/minhas-premiacoes/transferencia/infos', as: 'marina' },
  { name: 'profile-hub', path: '/perfil', as: 'marina' },
  { name: 'profile', path: '/perfil/meus-dados', as: 'marina' },
  { name: 'profile-password', path: '/perfil/senha', as: 'marina' },
  { name: 'profile-email', path: '/perfil/email', as: 'marina' },
  {
    name: 'profile-code',
    path: '/perfil/validacao-codigo',
    as: 'marina',
    local: { changeEmailAddress: 'nova@ciranda.example', userId: 'u' },
  },
  {
    name: 'profile-new-password',
    path: '/perfil/alterar-senha',
    as: 'marina',
    local: { validatedCode: '1234' },
  },
  { name: 'campaign', path: '/compra', as: 'marina' },
  { name: 'cart', path: '/carrinho/1', as: 'marina' },
  {
    name: 'cart-empty',
    path: '/carrinho/1',
    as: 'marina',
    act: async (page) => {
      for (const clear of await page.getByRole('button', { name: /^Limpar/ }).all())
        if (await clear.isEnabled()) await clear.click();
    },
  },
  {
    name: 'registration-form',
    path: '/carrinho/1#ficha-de-cadastro',
    as: 'marina',
    act: (page) => page.getByRole('dialog').getByText('Marina Alves da Rocha').waitFor(),
  },
  { name: 'orders', path: '/meus-pedidos/compras', as: 'marina' },
  { name: 'orders-none', path: '/meus-pedidos/compras', as: 'joao' },
  { name: 'orders-prizes', path: '/meus-pedidos/premios', as: 'marina' },
  { name: 'my-titles', path: '/meus-titulos', as: 'marina' },
  { name: 'my-titles-none', path: '/meus-titulos', as: 'joao' },
  { name: 'campaign-titles', path: '/meus-titulos/10', as: 'marina' },
  {
    name: 'campaign-titles-printed',
    path: '/meus-titulos/10',
    as: 'marina',
    act: (page) => page.getByRole('tab', { name: /físico/ }).click(),
  },
  { name: 'title-registration', path: '/cadastro-titulo/1', as: 'marina' },
  {
    name: 'title-registered',
    path: '/cadastro-titulo/3',
    as: 'marina',
    local: {
      titleRegistration: JSON.stringify({ produto: '01', serie: '0010', numeroTitulo: '0004821', dv: '7' }),
    },
  },
  { name: 'title-numbers', path: '/meus-titulos/10', as: 'marina', act: openFirstTitle },
  {
    name: 'title-scratch',
    path: '/meus-titulos/10',
    as: 'marina',
    act: async (page) => {
      await openFirstTitle(page);
      await openScratchCard(page);
    },
  },
  {
    name: 'title-scratch-offer',
    path: '/meus-titulos/10',
    as: 'marina',
    act: async (page) => {
      await openFirstTitle(page);
      await openScratchCard(page);
      await page.locator('canvas').first().click();
      await page.getByText('Abrir este campo').waitFor();
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
      const card = await fillCard(page, cards.approved);
      await card.submit();
      await page.getByText('Obrigado').waitFor();
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
