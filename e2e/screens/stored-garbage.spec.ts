import type { Page } from '@playwright/test';
import { expectComplete } from '#support/complete.ts';
import { follow } from '#support/follow.ts';
import { slowDown } from '#support/slow-machine.ts';
import { expect, test as quick } from '#support/test.ts';

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
  { path: '/cadastro/passos/3', heading: 'Crie sua conta' },
  { path: '/carrinho/3', heading: 'Meu carrinho' },
  { path: '/recuperacao-senha/nova-senha', heading: 'Esqueceu a senha?' },
  { path: '/FAQ/Questao/x', heading: 'Dúvidas Frequentes' },
  { path: '/minhas-premiacoes/transferencia/confirmacao', heading: 'Minhas premiações' },
  { path: '/nao-existe', heading: 'PAUSA NAS VENDAS!' },
] as const;

const test = quick.extend<{ slowMachine: () => Promise<void> }>({
  slowMachine: async ({ browser }, use) => {
    let speedUp = () => Promise.resolve();
    await use(async () => {
      speedUp = await slowDown(browser);
    });
    await speedUp();
  },
});

// An id may be a number (D47).
const needId: string[] = ['/carrinho/3', '/minhas-premiacoes/transferencia/confirmacao'];

const garbageFor = (path: string) => (needId.includes(path) ? 'null' : '-1');

test('no page shows anything of what is in the storage, and each that needs something else leads to a page', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  for (const [path, value] of screens)
    await test.step(`${path} shows nothing of ${value.slice(0, 12)}`, async () => {
      await openWith(page, path, value);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expectComplete(page);
      await expect(main).not.toContainText(/undefined|\bnull\b|NaN|\[object|lixo|\{"a"/);
    });
  for (const way of redirecting)
    await test.step(`${way.path} leads to a page`, async () => {
      await openWith(page, way.path, garbageFor(way.path));
      await expectLedElsewhere(page, way);
      await expectComplete(page);
    });
});

test('each page that needs something else leads to a page on a machine that is eight times slower', async ({
  page,
  customer,
  signIn,
  slowMachine,
}) => {
  await signIn(customer);
  await slowMachine();
  const [first, ...others] = redirecting;
  await test.step(`${first.path}, opened`, async () => {
    await openWith(page, first.path, garbageFor(first.path));
    await expectLedElsewhere(page, first);
  });
  for (const way of others)
    await test.step(`${way.path}, gone to`, async () => {
      await page.evaluate(fill, { keys, value: garbageFor(way.path) });
      await follow(page, way.path);
      await expectLedElsewhere(page, way);
    });
});

test.describe('where a page is guarded', () => {
  // What the address names is preloaded, and not used.
  test.use({ expectedConsole: /was preloaded using link preload but not used/ });

  test('the guard leads a visitor to the login on a machine that is eight times slower', async ({
    page,
    slowMachine,
  }) => {
    await slowMachine();
    await openWith(page, '/meus-titulos', '-1');
    await expect(page.getByRole('textbox', { name: 'CPF' })).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

async function expectLedElsewhere(page: Page, { path, heading }: { path: string; heading: string }) {
  await expect(page).not.toHaveURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Opens a path whose first script finds a value under every key. */
async function openWith(page: Page, path: string, value: string) {
  await page.addInitScript(fill, { keys, value, mark: `filled for ${path} with ${value.slice(0, 12)}` });
  await page.goto(path);
}

interface Filling {
  keys: { local: string[]; session: string[] };
  value: string;
  /** Under which the tab keeps that it is done. */
  mark?: string;
}

function fill({ keys: { local, session }, value, mark }: Filling) {
  // The empty page that a tab begins with has no storage.
  if (origin === 'null' || (mark && sessionStorage.getItem(mark))) return;
  if (mark) sessionStorage.setItem(mark, 'true');
  local.forEach((key) => localStorage.setItem(key, value));
  session.forEach((key) => sessionStorage.setItem(key, value));
}
