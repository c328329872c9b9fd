import { expect, test } from '#support/test.ts';

const keys = {
  local: [
    ...['recoveryUserCpf', 'validatedCode', 'isPasswordChange', 'changeEmailAddress', 'emailChangeComplete'],
    ...[
      'userId',
      'totalAmount',
      'paymentMethod',
      'merchant_order_id',
      'checkoutAttempt',
      'titleRegistration',
    ],
    ...['identificationPageAccessed', 'featureToggles', 'cart', 'clockSkew', 'releaseBucket'],
  ],
  session: ['payoutId', 'signUpDraft', 'scrollPlaces', 'react-router-scroll-positions'],
};

// The page of each remote that reads most of it, each with its own garbage: a number, a word for nothing, another shape, a
// long text. Every page has a test of its own in jsdom (`hostile-storage.test.tsx` of each remote).
const screens = [
  ['/carrinho/3', '-1'],
  ['/perfil/validacao-codigo', 'null'],
  ['/minhas-premiacoes/transferencia/finalizacao', '{"a":1}'],
  ['/cadastro/passos/2', 'lixo '.repeat(400)],
] as const;

// Each way in which a page leads elsewhere where what it needs is missing, or the address is none of its own, once: by its
// step, by a lost checkout, by an effect, by what its address names, by an id that is missing, by the router. Every page does
// so in jsdom.
const redirecting = [
  ...['/cadastro/passos/3', '/carrinho/3', '/recuperacao-senha/nova-senha'],
  ...['/FAQ/Questao/x', '/minhas-premiacoes/transferencia/confirmacao', '/nao-existe'],
];

// An id may be a number (D47).
const needId = ['/carrinho/3', '/minhas-premiacoes/transferencia/confirmacao'];

for (const [path, value] of screens) {
  test(`${path} shows nothing of what is in the storage: ${value.slice(0, 12)}`, async ({
    page,
    customer,
    signIn,
  }) => {
    await signIn(customer);
    await page.addInitScript(fill, { keys, value });
    await page.goto(path);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('[data-loading]')).toHaveCount(0);
    await expect(main).not.toContainText(/undefined|\bnull\b|NaN|\[object|lixo|\{"a"/);
  });
}

for (const path of redirecting) {
  test(`${path} leads to a page on a machine that is eight times slower`, async ({
    page,
    customer,
    signIn,
  }) => {
    await signIn(customer);
    const value = needId.includes(path) ? 'null' : '-1';
    await page.addInitScript(fill, { keys, value });
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.goto(path);

    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the guard leads a visitor to the login on a machine that is eight times slower', async ({ page }) => {
  await page.addInitScript(fill, { keys, value: '-1' });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto('/meus-titulos');

  await expect(page.getByRole('textbox', { name: 'CPF' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

function fill({ keys: { local, session }, value }: { keys: typeof keys; value: string }) {
  // The empty page that a tab begins with has no storage.
  if (origin === 'null' || sessionStorage.getItem('filled-by-test')) return;
  sessionStorage.setItem('filled-by-test', 'true');
  local.forEach((key) => localStorage.setItem(key, value));
  session.forEach((key) => sessionStorage.setItem(key, value));
}
