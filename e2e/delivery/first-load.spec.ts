import type { Request } from '@playwright/test';
import { pathsOfRemote } from '#support/live-remote.ts';
import { expect, test } from '#support/test.ts';

test('an address brings exactly the code that it needs, each file once, and asks for no manifest', async ({
  page,
}) => {
  // What is read ahead once the browser is idle comes after the page, and is not counted here.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();

  const code = requests.filter((path) => /\.(js|css|json)$/.test(path));
  const preloaded = await page
    .locator('head > link[rel="preload"][as="script"], head > link[rel="preload"][as="style"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const shell = code.filter((path) => path.startsWith('/shell/'));
  expect([...new Set(code)]).toEqual(code);
  expect(code.toSorted()).toEqual([...new Set([...shell, ...preloaded])].toSorted());
});

test('a visitor who points at a link to another remote has its files before they press', async ({ page }) => {
  const account = await pathsOfRemote('mfe-account');
  const needed = [account.entry, ...account.filesOf('/login')];
  const requests: string[] = [];
  const underWay = new Set<Request>();
  const manifests = () => requests.filter((path) => path.endsWith('/mf-manifest.json'));
  page.on('request', (request) => underWay.add(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect.poll(() => manifests().length).toBe(3);
  // What shows notifications is loaded at the same idle moment.
  await page.getByRole('region', { name: /^Notificações/ }).waitFor({ state: 'attached' });

  const login = page.getByRole('banner').getByRole('link', { name: 'Perfil' });
  requests.length = 0;
  await login.hover();
  await expect.poll(() => needed.filter((path) => !requests.includes(path))).toEqual([]);
  await expect.poll(() => underWay.size).toBe(0);
  await page.context().setOffline(true);
  await login.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();
  expect(manifests()).toEqual([]);
});

test('no request for a remote waits for the shell to run', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/shell/*/main.*.js', () => new Promise(() => undefined));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/FAQ/Lista', { waitUntil: 'commit' });

  await expect
    .poll(() => asked.filter((path) => path.startsWith('/mfe-content/')).length)
    .toBeGreaterThanOrEqual(4);
  expect(asked.filter((path) => /^\/mfe-(account|shop|prizes)\//.test(path))).toEqual([]);
});

test('the policy of the page forbids inline script and eval, and the page breaks no rule of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const answer = await page.goto('/');
  await expect(page.getByText('Em breve, novidades!')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();

  const policies = [
    answer?.headers()['content-security-policy'],
    await page.locator('meta[http-equiv="Content-Security-Policy"]').first().getAttribute('content'),
  ];
  for (const policy of policies) {
    const scripts = /script-src ([^;]*)/.exec(policy ?? '')?.[1];
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|\*;|https?:\/\/\*/);
  }
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});
