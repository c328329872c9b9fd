import { expectComplete } from '#support/complete.ts';
import { expectSoundAtEveryWidth } from '#support/sound.ts';
import { expect, expectNoSidewaysScroll, test } from '#support/test.ts';
import { translatePage, useFields } from '#support/translate.ts';

interface Screen {
  path: string;
  heading: string;
  title?: string;
  isGuarded?: boolean;
  /** An edited form asks before it is left. */
  asks?: true;
  /** Where its form leads, which takes a call. */
  leadsTo?: string;
}

const screens: Screen[] = [
  { path: '/', heading: 'PAUSA NAS VENDAS!' },
  { path: '/FAQ/Lista', heading: 'Dúvidas Frequentes' },
  { path: '/FAQ/Questao/1', heading: 'O que é um título de capitalização?' },
  { path: '/resultado', heading: 'Resultados' },
  { path: '/instituicoes', heading: 'Instituições', title: 'Instituições · Ciranda Cap' },
  { path: '/condicoes-gerais', heading: 'Condições gerais', title: 'Condições gerais · Ciranda Cap' },
  { path: '/politica-cookies', heading: 'Política de cookies', title: 'Política de cookies · Ciranda Cap' },
  { path: '/termos-de-uso', heading: 'Termos de uso', title: 'Termos de uso · Ciranda Cap' },
  { path: '/termos-legais', heading: 'Termos legais', title: 'Termos legais · Ciranda Cap' },
  {
    path: '/politica-de-privacidade',
    heading: 'Política de privacidade',
    title: 'Política de privacidade · Ciranda Cap',
  },
  { path: '/login', heading: 'Faça Login para continuar' },
  { path: '/cadastro/passos/1', heading: 'Crie sua conta', asks: true },
  { path: '/cadastro/sucesso', heading: 'Sucesso!' },
  { path: '/recuperacao-senha/identificacao', heading: 'Esqueceu a senha?' },
  { path: '/minhas-premiacoes', heading: 'Minhas premiações' },
  { path: '/minhas-premiacoes', heading: 'Minhas premiações', isGuarded: true },
  { path: '/minhas-premiacoes/troca', heading: 'Troca de premiação', isGuarded: true },
  { path: '/minhas-premiacoes/transferencia/infos', heading: 'Receber por transferência', isGuarded: true },
  { path: '/perfil', heading: 'Meu perfil', isGuarded: true },
  { path: '/perfil/meus-dados', heading: 'Minha conta', isGuarded: true, asks: true },
  { path: '/perfil/senha', heading: 'Alteração de Senha', isGuarded: true },
  { path: '/perfil/email', heading: 'Alterar E-mail', isGuarded: true },
  { path: '/carrinho/1', heading: 'Meu carrinho', isGuarded: true, leadsTo: '/carrinho/2' },
  { path: '/compra', heading: 'Raspe mais', isGuarded: true },
  { path: '/cadastro-titulo/1', heading: 'Cadastrar título', isGuarded: true },
  { path: '/meus-pedidos/compras', heading: 'Histórico de compras', isGuarded: true },
  { path: '/meus-pedidos/premios', heading: 'Histórico de compras', isGuarded: true },
  { path: '/meus-titulos', heading: 'Meus Títulos', isGuarded: true },
  { path: '/meus-titulos/10', heading: 'Raspe Mais', isGuarded: true },
];

for (const { path, heading, title, isGuarded, asks, leadsTo } of screens) {
  test(`${path} ${isGuarded ? 'of a customer ' : ''}is accessible, fits at every width, and works when others change it`, async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    if (isGuarded) {
      await sandbox.giveTitles(customer, { quantity: 2, prizeCents: [50_000], scratched: true });
      await signIn(customer);
    }
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (title) await expect(page).toHaveTitle(title);
    await expectComplete(page);
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: treeOf(path, isGuarded) });

    // As at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page);
    await expectSoundAtEveryWidth(page);

    await translatePage(page);
    await useFields(page);
    if (leadsTo) await expect(page).toHaveURL(leadsTo);
    await page.getByRole('banner').getByRole('link').first().click();
    if (asks) await page.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAUSA NAS VENDAS!');
  });
}

/** The file of a screen's accessibility tree. To change the tree on purpose, see the README. */
function treeOf(path: string, isGuarded = false) {
  const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  return `${name}${isGuarded ? '-customer' : ''}.aria.yml`;
}
