import type { Page } from '@playwright/test';
import { expect, test } from '#support/released-site.ts';

test.use({ expectedConsole: /./ });

interface Status {
  apps: { name: string; live: string; frozen: boolean; canary?: unknown; failures: { version: string }[] }[];
}

const bad = (name: string, text: string) =>
  name.startsWith('entry.') ? 'throw new Error("bad release");' : text;

/** Keeps every sign of a failure that was ever on screen, however briefly, through full loads too. */
async function watchForFailures(page: Page) {
  await page.addInitScript(() => {
    const signs = /Tentar novamente|está com um problema|Não foi possível carregar/;
    const look = () => {
      // What is in no text is not on screen either, which takes a layout to know.
      if (!signs.test(document.body?.textContent ?? '')) return;
      const text = document.body.innerText;
      if (signs.test(text)) {
        sessionStorage.setItem(
          'failures',
          `${sessionStorage.getItem('failures') ?? ''}\n${location.pathname}: ${text.slice(0, 200)}`,
        );
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem('failures'));
}

test('a customer clicks through the site while four remotes are promoted, broken, rolled back and canaried beneath them', async ({
  page,
  site,
  customer,
}) => {
  const failures = await watchForFailures(page);
  const link = (place: 'banner' | 'contentinfo', name: string | RegExp) =>
    page.getByRole(place).getByRole('link', { name });
  const heading = (name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('cookieConsent', 'true');
  }, customer.token);

  const visits: (() => Promise<void>)[] = [
    async () => {
      await link('banner', /página inicial/).click();
      await expect(page.getByText('Em breve, novidades!')).toBeVisible();
    },
    async () => {
      await link('contentinfo', 'Termos de uso').click();
      await heading('Termos de uso');
    },
    async () => {
      await link('banner', /^Carrinho/).click();
      await heading('Meu carrinho');
    },
    async () => {
      await link('banner', 'Resultados').click();
      await heading(/Resultado/);
    },
  ];
  const visitAll = async (path: string) => {
    await page.goto(`${site.url}${path}`);
    await heading(/./);
    for (const visit of visits) await visit();
  };

  await visitAll('/meus-titulos');
  for (const app of ['mfe-content', 'mfe-prizes']) await site.publish(app, '1.1.0-good');
  for (const app of ['mfe-account', 'mfe-shop', 'mfe-content']) await site.publish(app, '1.2.0-bad', bad);
  await site.delivery('promote', 'mfe-content@1.1.0-good');
  await visits[1]?.();
  await visitAll('/perfil/meus-dados');

  await site.delivery('promote', 'mfe-shop@1.2.0-bad', '--why', 'nobody knows yet');
  await site.delivery('promote', 'mfe-prizes@1.1.0-good', '--canary', '100');
  await visits[2]?.();
  await visitAll('/carrinho');
  await site.delivery('rollback', 'mfe-shop', '--why', 'it throws');
  await visitAll('/carrinho');

  await site.delivery('promote', 'mfe-account@1.2.0-bad', '--canary', '100');
  await visitAll('/perfil');
  await site.delivery('canary', 'abort', 'mfe-account', '--why', 'it throws');
  await site.delivery('canary', 'finish', 'mfe-prizes');
  await site.delivery('promote', 'mfe-content@1.2.0-bad');
  await visitAll('/meus-titulos');
  await visitAll('/');
  await site.delivery('rollback', 'mfe-content');
  await site.delivery('freeze', 'mfe-content', '--why', 'enough for today');
  await expect(site.delivery('promote', 'mfe-content@1.2.0-bad')).rejects.toThrow('mfe-content is frozen');
  await visitAll('/minhas-premiacoes');

  expect(await failures()).toBeNull();
  const status = async () => (await site.delivery<Status>('status')).apps;
  const failed = async () =>
    (await status()).flatMap((app) => app.failures.map(({ version }) => `${app.name}@${version}`)).toSorted();
  await expect.poll(failed).toEqual(['mfe-account@1.2.0-bad', 'mfe-content@1.2.0-bad', 'mfe-shop@1.2.0-bad']);
  const apps = await status();
  expect(
    apps.map(({ name, live, frozen, canary }) => [name, live, frozen, canary !== undefined]).toSorted(),
  ).toEqual([
    ['mfe-account', site.versionOf('mfe-account'), false, false],
    ['mfe-content', '1.1.0-good', true, false],
    ['mfe-prizes', '1.1.0-good', false, false],
    ['mfe-shop', site.versionOf('mfe-shop'), false, false],
    ['shell', site.versionOf('shell'), false, false],
  ]);
});
