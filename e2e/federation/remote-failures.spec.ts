import type { Page, Route } from '@playwright/test';
import { follow } from '#support/follow.ts';
import { hold } from '#support/hold.ts';
import { serveStubs } from '#support/stub-remote.ts';
import { expect, test } from '#support/test.ts';

// The failure table of shell/src/remotes/failures.ts: a remote breaks in one way, the frame and the other remotes
// stay, and 'Tentar novamente' works as soon as the cause is gone. One remote after the other breaks in one document,
// as long as there is one that has not been loaded. An entry that is
// broken and a version that is gone are tested where releases are: `e2e/delivery/smoke.spec.ts`,
// `e2e/delivery/old-files-gone.spec.ts`. What else is no manifest: `shell/src/remotes/manifest.test.ts`.

const unreachable = 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.';
const broken = 'Esta página está com um problema. Já estamos cuidando disso. Tente novamente em instantes.';
const slow = 'Esta página está demorando demais para carregar. Tente novamente.';

const manifestOf = (remote: string) => `**/${remote}/*/mf-manifest.json`;
const entryOf = (remote: string) => `**/${remote}/*/entry.*.js`;
const codeOf = (remote: string) => new RegExp(`/${remote}/[^/]+/(?!entry\\.).*\\.js$`);

const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ciranda Cap</title>' });
const refused = (route: Route) => route.abort('connectionrefused');
const missing = (route: Route) => route.fulfill({ status: 404 });
const silent = () => new Promise<void>(() => undefined);

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
const again = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' });

/** The page of a customer that each remote shows here, and how they come to it. */
const pages = {
  'mfe-account': { heading: 'Meu perfil', open: openLogin },
  'mfe-shop': {
    heading: 'Meu carrinho',
    open: (page: Page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Carrinho/ })
        .click(),
  },
  'mfe-prizes': { heading: 'Meus Títulos', open: (page: Page) => follow(page, '/meus-titulos') },
};

const expectPage = (page: Page, remote: keyof typeof pages) =>
  expect(page.getByRole('heading', { level: 1, name: pages[remote].heading })).toBeVisible();

async function openHome(page: Page) {
  await page.goto('/');
  await expect(page.getByText('Em breve, novidades!')).toBeVisible();
}

interface Row {
  name: string;
  remote: keyof typeof pages;
  address: string | RegExp;
  answer: (route: Route) => Promise<void>;
  screen: string;
  log: RegExp;
}

const rows: Row[] = [
  {
    name: 'manifest refused',
    remote: 'mfe-account',
    address: manifestOf('mfe-account'),
    answer: refused,
    screen: unreachable,
    log: /manifest refused/,
  },
  {
    name: 'manifest is a page',
    remote: 'mfe-shop',
    address: manifestOf('mfe-shop'),
    answer: html,
    screen: broken,
    log: /manifest is not a manifest/,
  },
  {
    name: 'entry missing',
    remote: 'mfe-prizes',
    address: entryOf('mfe-prizes'),
    answer: missing,
    screen: unreachable,
    log: /entry missing/,
  },
  {
    name: 'chunk missing',
    remote: 'mfe-account',
    address: codeOf('mfe-account'),
    answer: missing,
    screen: unreachable,
    log: /chunk missing/,
  },
];

/** Opens a page with the clock stopped, and lets time pass until it says that it waits; returns how much. */
async function openSlowly(page: Page, open: (page: Page) => Promise<void>): Promise<number> {
  // From here on time passes only as told, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await open(page);
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
  customer,
  signIn,
}) => {
  await signIn(customer);
  const lines = remoteLines(page);
  const steps = async (of: Row[]) => {
    for (const { address, answer } of of) await page.route(address, answer);
    await openHome(page);
    for (const { name, remote, address, screen, log } of of)
      await test.step(name, async () => {
        lines.length = 0;
        await pages[remote].open(page);
        await expect(page.getByRole('main').getByText(screen)).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        expect(lines).toHaveLength(1);
        expect(lines[0]).toMatch(new RegExp(`^\\[remotes\\] ${remote} \\S+ `));
        expect(lines[0]).toMatch(log);

        await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('main').getByText(screen)).toBeVisible();

        await page.unroute(address);
        await again(page).click();
        await expectPage(page, remote);
      });
  };
  await steps(rows.slice(0, 3));
  await steps(rows.slice(3));
});

test('a file hangs: the old page stays, then a loading face, then a failure after ten seconds', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await page.clock.install();
  const hanging = [
    { what: 'manifest', remote: 'mfe-account', address: manifestOf('mfe-account') },
    { what: 'entry', remote: 'mfe-shop', address: entryOf('mfe-shop') },
    { what: 'chunk', remote: 'mfe-prizes', address: codeOf('mfe-prizes') },
  ] as const;
  for (const { address } of hanging) await page.route(address, silent);
  await openHome(page);
  for (const { what, remote, address } of hanging)
    await test.step(what, async () => {
      const old = await page.getByRole('heading', { level: 1 }).innerText();
      const passed = await openSlowly(page, pages[remote].open);
      // The ten seconds began with the click at the earliest, and with the loading face at the latest.
      await page.clock.runFor(9_900 - passed);
      await expect(page.getByText(slow)).toBeHidden();
      await page.clock.runFor(100 + passed);
      await expect(page.getByText(slow)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: old })).toBeHidden();

      await page.unroute(address);
      await page.clock.resume();
      await again(page).click();
      await expectPage(page, remote);
    });

  await test.step('merely slow: the page still comes', async () => {
    const letGo = await hold(page, manifestOf('mfe-account'));
    await openHome(page);
    await openSlowly(page, openLogin);

    letGo();
    await page.clock.resume();
    await expectPage(page, 'mfe-account');
  });
});

test('a page that opens on a slow remote shows a loading face', async ({ page }) => {
  const letGo = await hold(page, codeOf('mfe-account'));
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

test('a remote whose code breaks: the frame and the other remotes go on, and a mended release helps without a reload', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  const lines = remoteLines(page);
  await serveStubs(
    page,
    { name: 'mfe-account', pages: {}, throwsAtImport: 'boom at import' },
    { name: 'mfe-shop', pages: { cart: 'Entrada' }, throwsAtRender: 'boom at render' },
    { name: 'mfe-prizes', pages: { myTitles: 'Entrada' }, contract: 99 },
  );
  await openHome(page);
  const steps = [
    {
      what: 'at import',
      remote: 'mfe-account',
      log: /^\[remotes\] mfe-account 1\.0\.0-stub threw while it was loaded .*boom at import/,
      mended: () => expectPage(page, 'mfe-account'),
    },
    {
      what: 'at render: a retry renders the page again',
      remote: 'mfe-shop',
      log: /^\[remotes\] mfe-shop 1\.0\.0-stub threw while it was drawn .*boom at render/,
      mended: () => expect(page.getByRole('heading', { level: 1, name: 'Entrada' })).toBeVisible(),
    },
    {
      what: 'by another version of the contract: the page is refused',
      remote: 'mfe-prizes',
      log: /^\[remotes\] mfe-prizes 1\.0\.0-stub speaks another contract \(99, not 1\)/,
      mended: () => expectPage(page, 'mfe-prizes'),
    },
  ] as const;
  for (const { what, remote, log, mended } of steps)
    await test.step(what, async () => {
      lines.length = 0;
      await page.evaluate(() => void Object.assign(window, { isMended: false }));
      await pages[remote].open(page);
      await expect(page.getByRole('main').getByText(broken)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(lines[0]).toMatch(log);

      await page.evaluate(() => void Object.assign(window, { isMended: true }));
      await again(page).click();
      await mended();
    });
});
