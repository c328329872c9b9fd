import type { Page, Route } from '@playwright/test';
import { hold } from '#support/hold.ts';
import { serveStub } from '#support/stub-remote.ts';
import { expect, test } from '#support/test.ts';

// The failure table of shell/src/remotes/failures.ts: the remote of the login breaks in one way, the frame
// and the other remotes stay, and 'Tentar novamente' works as soon as the cause is gone. An entry that is
// broken and a version that is gone are tested where releases are: `e2e/delivery/smoke.spec.ts`,
// `e2e/delivery/old-files-gone.spec.ts`. What else is no manifest: `shell/src/remotes/manifest.test.ts`.

const unreachable = 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.';
const broken = 'Esta página está com um problema. Já estamos cuidando disso. Tente novamente em instantes.';
const slow = 'Esta página está demorando demais para carregar. Tente novamente.';

const manifest = '**/mfe-account/*/mf-manifest.json';
const entry = '**/mfe-account/*/entry.*.js';
const code = /\/mfe-account\/[^/]+\/(?!entry\.).*\.js$/;

const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ciranda Cap</title>' });
const refused = (route: Route) => route.abort('connectionrefused');

interface Row {
  name: string;
  address: string | RegExp;
  answer: (route: Route) => Promise<void>;
  screen: string;
  log: RegExp;
}

const rows: Row[] = [
  {
    name: 'manifest refused',
    address: manifest,
    answer: refused,
    screen: unreachable,
    log: /manifest refused/,
  },
  {
    name: 'manifest is a page',
    address: manifest,
    answer: html,
    screen: broken,
    log: /manifest is not a manifest/,
  },
  {
    name: 'entry missing',
    address: entry,
    answer: (route) => route.fulfill({ status: 404 }),
    screen: unreachable,
    log: /entry missing/,
  },
  {
    name: 'chunk missing',
    address: code,
    answer: (route) => route.fulfill({ status: 404 }),
    screen: unreachable,
    log: /chunk missing/,
  },
];

const remoteLines = (page: Page) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    const line = message.text();
    // Of a remote that is merely slow: the machine is.
    if (line.startsWith('[remotes]') && !line.includes('did not come in time')) lines.push(line);
  });
  return lines;
};

const openLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
const loginHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' });

/** Opens the login with the clock stopped, and lets time pass until the page says that it waits; returns how much. */
async function openLoginSlowly(page: Page): Promise<number> {
  // From here on time passes only as told, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await openLogin(page);
  let passed = 0;
  // The page starts its own timer a moment after the click, which no clock of ours can see.
  await expect(async () => {
    await page.clock.runFor(100);
    passed += 100;
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true', { timeout: 200 });
  }).toPass();
  return passed;
}

test.use({ expectedConsole: /./ });

test('the files of a remote do not come: the page area says so, the rest goes on, and trying again helps', async ({
  page,
}) => {
  const lines = remoteLines(page);
  for (const { name, address, answer, screen, log } of rows)
    await test.step(name, async () => {
      lines.length = 0;
      await page.route(address, answer);
      await page.goto('/');
      await expect(page.getByText('Em breve, novidades!')).toBeVisible();

      await openLogin(page);
      await expect(page.getByRole('main').getByText(screen)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^\[remotes\] mfe-account \S+ /);
      expect(lines[0]).toMatch(log);

      await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('main').getByText(screen)).toBeVisible();

      await page.unroute(address);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(loginHeading(page)).toBeVisible();
    });
});

test('a file hangs: the old page stays, then a loading face, then a failure after ten seconds', async ({
  page,
}) => {
  await page.clock.install();
  for (const { what, address } of [
    { what: 'manifest', address: manifest },
    { what: 'entry', address: entry },
    { what: 'chunk', address: code },
  ])
    await test.step(what, async () => {
      await page.route(address, () => new Promise(() => undefined));
      await page.goto('/');
      await expect(page.getByText('Em breve, novidades!')).toBeVisible();
      const passed = await openLoginSlowly(page);
      // The ten seconds began with the click at the earliest, and with the loading face at the latest.
      await page.clock.runFor(9_900 - passed);
      await expect(page.getByText(slow)).toBeHidden();
      await page.clock.runFor(100 + passed);
      await expect(page.getByText(slow)).toBeVisible();

      await page.unroute(address);
      await page.clock.resume();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(loginHeading(page)).toBeVisible();
    });

  await test.step('merely slow: the page still comes', async () => {
    const letGo = await hold(page, manifest);
    await page.goto('/');
    await expect(page.getByText('Em breve, novidades!')).toBeVisible();
    await openLoginSlowly(page);

    letGo();
    await page.clock.resume();
    await expect(loginHeading(page)).toBeVisible();
  });
});

test('a page that opens on a slow remote shows a loading face', async ({ page }) => {
  const letGo = await hold(page, code);
  await page.goto('/recuperacao-senha/identificacao', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  letGo();

  await expect(page.getByRole('heading', { level: 1, name: 'Esqueceu a senha?' })).toBeVisible();
});

test('the shell starts when all four remotes are down, and each comes back without a reload', async ({
  page,
}) => {
  const all = /\/mfe-[a-z]+\/.*\.(js|json)$/;
  await page.route(all, refused);
  await page.goto('/');
  await expect(page.getByRole('main').getByText(unreachable)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // The button of this page; the login says the same, with one of its own.
  await page
    .getByRole('button', { name: 'Tentar novamente' })
    .evaluate((button) => button.setAttribute('data-of-home', ''));
  await openLogin(page);
  await expect(page).toHaveURL('/login');
  await expect(page.locator('[data-of-home]')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(unreachable)).toBeVisible();

  await page.unroute(all);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
});

test('error at import: the other remotes go on, and a mended release helps without a reload', async ({
  page,
}) => {
  const lines = remoteLines(page);
  await serveStub(page, { name: 'mfe-account', pages: {}, throwsAtImport: 'boom at import' });
  await page.goto('/');
  await openLogin(page);
  await expect(page.getByRole('main').getByText(broken)).toBeVisible();
  expect(lines[0]).toMatch(
    /^\[remotes\] mfe-account 1\.0\.0-stub threw while it was loaded .*boom at import/,
  );

  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(loginHeading(page)).toBeVisible();
});

test('error at render: the frame stays, and a retry renders the page again', async ({ page }) => {
  const lines = remoteLines(page);
  await serveStub(page, {
    name: 'mfe-account',
    pages: { login: 'Entrada' },
    throwsAtRender: 'boom at render',
  });
  await page.goto('/');
  await openLogin(page);
  await expect(page.getByRole('main').getByText(broken)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(lines[0]).toMatch(/^\[remotes\] mfe-account 1\.0\.0-stub threw while it was drawn .*boom at render/);

  await page.evaluate(() => void Object.assign(window, { isMended: true }));
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrada' })).toBeVisible();
});

test('incompatible contract version: the page is refused, and a fitting release helps without a reload', async ({
  page,
}) => {
  const lines = remoteLines(page);
  await serveStub(page, { name: 'mfe-account', pages: { login: 'Entrada' }, contract: 99 });
  await page.goto('/');
  await openLogin(page);
  await expect(page.getByRole('main').getByText(broken)).toBeVisible();
  expect(lines[0]).toMatch(/^\[remotes\] mfe-account 1\.0\.0-stub speaks another contract \(99, not 1\)/);

  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(loginHeading(page)).toBeVisible();
});
