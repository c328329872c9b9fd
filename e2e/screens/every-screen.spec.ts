import type { Page } from '@playwright/test';
import { expectComplete } from '#support/complete.ts';
import { follow } from '#support/follow.ts';
import { expectSoundAtEveryWidth } from '#support/sound.ts';
import { expect, expectNoSidewaysScroll, test } from '#support/test.ts';
import { translatePage, useFields } from '#support/translate.ts';

interface Screen {
  path: string;
  heading: string;
  title?: string;
  /** What the screen is for: nothing covers it at a zoom of 400 %. */
  action?: string | RegExp;
  /** An edited form asks before it is left. */
  asks?: true;
  /** Where its form leads, which takes a call. */
  leadsTo?: string;
}

interface Round {
  name: string;
  screens: [Screen, ...Screen[]];
  isGuarded?: true;
}

// Each round is one page. What others change stays changed in the frame, so every screen is looked at before the first is changed.
const rounds: Round[] = [
  {
    name: 'the screens of the content',
    screens: [
      { path: '/', heading: 'PAUSA NAS VENDAS!' },
      { path: '/FAQ/Lista', heading: 'Dúvidas Frequentes' },
      { path: '/FAQ/Questao/1', heading: 'O que é um título de capitalização?' },
      { path: '/resultado', heading: 'Resultados' },
      { path: '/instituicoes', heading: 'Instituições', title: 'Instituições · Ciranda Cap' },
    ],
  },
  {
    name: 'the legal screens',
    screens: [
      { path: '/condicoes-gerais', heading: 'Condições gerais', title: 'Condições gerais · Ciranda Cap' },
      {
        path: '/politica-cookies',
        heading: 'Política de cookies',
        title: 'Política de cookies · Ciranda Cap',
      },
      { path: '/termos-de-uso', heading: 'Termos de uso', title: 'Termos de uso · Ciranda Cap' },
      { path: '/termos-legais', heading: 'Termos legais', title: 'Termos legais · Ciranda Cap' },
      {
        path: '/politica-de-privacidade',
        heading: 'Política de privacidade',
        title: 'Política de privacidade · Ciranda Cap',
      },
    ],
  },
  {
    name: 'the screens of a visitor’s account',
    screens: [
      { path: '/login', heading: 'Faça Login para continuar' },
      { path: '/cadastro/passos/1', heading: 'Crie sua conta', asks: true },
      { path: '/cadastro/sucesso', heading: 'Sucesso!' },
      { path: '/recuperacao-senha/identificacao', heading: 'Esqueceu a senha?' },
      { path: '/minhas-premiacoes', heading: 'Minhas premiações' },
    ],
  },
  {
    name: 'the titles and prizes of a customer',
    isGuarded: true,
    screens: [
      { path: '/minhas-premiacoes', heading: 'Minhas premiações', action: 'Solicitar transferência' },
      { path: '/minhas-premiacoes/troca', heading: 'Troca de premiação', action: 'Finalizar' },
      {
        path: '/minhas-premiacoes/transferencia/infos',
        heading: 'Receber por transferência',
        action: 'Finalizar',
      },
      { path: '/meus-titulos', heading: 'Meus Títulos' },
      { path: '/meus-titulos/10', heading: 'Raspe Mais', action: /^Abrir título/ },
    ],
  },
  {
    name: 'the profile of a customer',
    isGuarded: true,
    screens: [
      { path: '/perfil', heading: 'Meu perfil' },
      { path: '/perfil/meus-dados', heading: 'Minha conta', asks: true },
      { path: '/perfil/senha', heading: 'Alteração de Senha' },
      { path: '/perfil/email', heading: 'Alterar E-mail' },
    ],
  },
  {
    name: 'the shop of a customer',
    isGuarded: true,
    screens: [
      { path: '/meus-pedidos/premios', heading: 'Histórico de compras' },
      { path: '/compra', heading: 'Raspe mais' },
      { path: '/cadastro-titulo/1', heading: 'Cadastrar título', action: 'Próximo passo' },
      { path: '/meus-pedidos/compras', heading: 'Histórico de compras', action: 'Comprar novamente' },
      { path: '/carrinho/1', heading: 'Meu carrinho', action: 'Finalize sua compra', leadsTo: '/carrinho/2' },
    ],
  },
];

for (const { name, isGuarded, screens } of rounds) {
  test(`${name} are accessible, fit at every width, and work when others change them`, async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    if (isGuarded) {
      await sandbox.giveTitles(customer, { quantity: 2, prizeCents: [50_000], scratched: true });
      await signIn(customer);
    }
    await page.goto(screens[0].path);
    for (const screen of screens)
      await test.step(screen.path, async () => {
        await open(page, screen);
        await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: treeOf(screen.path, isGuarded) });
        await expectFitsAtHighZoom(page, screen);
        await expectSoundAtEveryWidth(page);
      });
    for (const screen of screens)
      await test.step(`${screen.path}, changed by others`, async () => {
        await open(page, screen);
        await expectWorksChanged(page, screen);
      });
    await expectLeadsHome(page);
  });
}

async function open(page: Page, { path, heading, title }: Screen) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  if (title) await expect(page).toHaveTitle(title);
  await expectComplete(page);
}

/** Looks at a screen as 1280 by 1024 pixels show it at 400 %. */
async function expectFitsAtHighZoom(page: Page, { action }: Screen) {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(page);
  if (!action) return;
  const button = page.getByRole('main').getByRole('button', { name: action }).first();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  const isOnTop = () =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop, 'nothing covers the action').toBe(true);
}

async function expectWorksChanged(page: Page, { asks, leadsTo }: Screen) {
  await translatePage(page);
  await useFields(page);
  if (leadsTo) await expect(page).toHaveURL(leadsTo);
  if (asks) await expectLeadsHome(page, 'Sair sem salvar');
}

async function expectLeadsHome(page: Page, answer?: string) {
  await page.getByRole('banner').getByRole('link').first().click();
  if (answer) await page.getByRole('button', { name: answer }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAUSA NAS VENDAS!');
}

/** The file of a screen's accessibility tree. To change the tree on purpose, see the README. */
function treeOf(path: string, isGuarded = false) {
  const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  return `${name}${isGuarded ? '-customer' : ''}.aria.yml`;
}
