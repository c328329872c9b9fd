import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#support/accessible.ts';
import { expect, test } from '#support/released-site.ts';
import { expectNoSidewaysScroll } from '#support/test.ts';

// The page asks for its state as soon as it is open, and is closed while it does.
test.use({ expectedConsole: /./ });

async function act(page: Page, button: string, why: string) {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Why\b(?! it)/).fill(why);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  return dialog;
}

test('somebody releases by the page, somebody else is told of it, and a reason is asked for', async ({
  page,
  context,
  site,
}) => {
  await site.publish('mfe-shop', '1.1.0-next');
  const url = await site.releasePage();
  await page.goto(`${url}/#/local/mfe-shop`);
  const detail = page.getByRole('region', { name: 'mfe-shop' });
  await expect(detail.getByText(site.versionOf('mfe-shop'))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Verify' }).last().click();
  await expect(page.getByText('fits the site that runs now.')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${url}/#/local/mfe-shop`);
  await other.getByRole('button', { name: 'Freeze' }).click();

  const dialog = await act(page, 'Promote', '');
  await expect(dialog.getByRole('alert')).toHaveText('Say why, in a sentence: it is kept in the history.');
  await dialog.getByLabel(/^Why\b(?! it)/).fill('Shows the price');
  await dialog.getByRole('button', { name: 'Promote' }).click();
  await expect(page.getByText('mfe-shop@1.1.0-next is live')).toBeVisible();

  // The other page was notified of it, and what was begun there is refused.
  await expect(other.getByRole('region', { name: 'mfe-shop' }).getByText('1.1.0-next')).toBeVisible();
  await other.getByLabel('Why').fill('The campaign begins');
  await other.getByRole('dialog').getByRole('button', { name: 'Freeze' }).click();
  await expect(other.getByRole('alert')).toContainText('mfe-shop was changed meanwhile');
  await other.close();

  const { history } = await site.delivery<{ history: { action: string; live: string; why: string }[] }>(
    'history',
    'mfe-shop',
  );
  expect(history.at(-1)).toMatchObject({ action: 'promote', live: '1.1.0-next', why: 'Shows the price' });

  await test.step('a phone and a keyboard are enough', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url);
    await page.getByRole('link', { name: /mfe-shop/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'mfe-shop' })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Freeze' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Freeze mfe-shop' })).toBeVisible();
    await page.getByLabel('Why').focus();
    await page.keyboard.type('The campaign begins');
    await page.keyboard.press('Enter');
    await expect(page.getByText('mfe-shop takes no new version until it is unfrozen')).toBeVisible();
    await expectAccessible(page);
  });
});

test('does whatever may be done with an app, and shows what is refused', async ({ page, site }) => {
  for (const version of ['1.1.0-next', '1.2.0-next']) await site.publish('mfe-account', version);
  const first = site.versionOf('mfe-account');
  await page.goto(`${await site.releasePage()}/#/local/mfe-account`);
  await page.getByRole('tab', { name: 'Versions' }).click();
  const version = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const dialog = page.getByRole('dialog');
  const why = dialog.getByLabel(/^Why\b(?! it)/);
  const share = dialog.getByLabel('Per cent of the visitors');
  const doing = /^(Start the canary|Promote|Raise|Lower|Finish|Abort|Roll back|Freeze|Unfreeze|Retire)$/;
  /** Asks for what a button offers; the dialog is left open where it is refused. */
  const ask = async (button: Locator, { per }: { per?: string } = {}) => {
    await button.click();
    if (per !== undefined) await share.fill(per);
    await why.fill('As was agreed');
    await dialog.getByRole('button', { name: doing }).click();
  };
  const inApp = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const refused = async (sentence: string) => {
    await expect(dialog.getByRole('alert')).toContainText(sentence);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  };
  const done = async (sentence: string) => {
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(dialog).toBeHidden();
  };

  await ask(version('1.1.0-next').getByRole('button', { name: 'Canary' }), { per: '101' });
  await refused('The share of a canary is a number of per cent, 0 to 100.');
  await ask(version('1.1.0-next').getByRole('button', { name: 'Canary' }), { per: '10' });
  await done('mfe-account@1.1.0-next goes to 10 % of the visitors');
  await ask(inApp('Raise'), { per: '5' });
  await refused('10 %');
  await ask(inApp('Raise'), { per: '50' });
  await done('mfe-account@1.1.0-next goes to 50 % of the visitors');
  await ask(inApp('Lower'), { per: '20' });
  await done('mfe-account@1.1.0-next goes to 20 % of the visitors');
  await ask(inApp('Abort'));
  await expect(page.getByText('Canary 1.1.0-next was taken back')).toBeVisible();
  await ask(version('1.1.0-next').getByRole('button', { name: 'Canary' }), { per: '10' });
  await done('mfe-account@1.1.0-next goes to 10 % of the visitors');
  await ask(inApp('Finish'));
  await expect(version('1.1.0-next').getByText('Live', { exact: true })).toBeVisible();

  await ask(inApp('Freeze'));
  await done('mfe-account takes no new version until it is unfrozen');
  await ask(version('1.2.0-next').getByRole('button', { name: 'Promote' }));
  await refused('mfe-account is frozen');
  await ask(inApp('Roll back'));
  await expect(version(first).getByText('Live', { exact: true })).toBeVisible();
  await ask(inApp('Unfreeze'));
  await done('mfe-account takes new versions again');
  await ask(inApp('Retire'));
  await done('mfe-account is off the site');
  await ask(version('1.2.0-next').getByRole('button', { name: 'Promote' }));
  await expect(version('1.2.0-next').getByText('Live', { exact: true })).toBeVisible();
  await ask(version(first).getByRole('button', { name: 'Roll back to it' }));
  await expect(version(first).getByText('Live', { exact: true })).toBeVisible();

  await version('1.2.0-next')
    .getByRole('button', { name: `What changed from ${first}` })
    .click();
  // A shorter name of the version, in each file.
  await expect(page.getByText(/^1\.2\.0-next is \d+ B smaller than 1\.0\.0-/)).toBeVisible();
  const { history } = await site.delivery<{ history: { action: string; why: string }[] }>(
    'history',
    'mfe-account',
  );
  expect(history.slice(1).map(({ action, why: reason }) => `${action}: ${reason}`)).toEqual(
    [
      'canary',
      'canary-raise',
      'canary-lower',
      'canary-abort',
      'canary',
      'canary-finish',
      'freeze',
      'rollback',
      'unfreeze',
      'retire',
      'promote',
      'rollback',
    ].map((action) => `${action}: As was agreed`),
  );
});

test('what a visitor had is on the page, and nothing about the visitor; what moved on screen counts once in the life of a page', async ({
  page,
  context,
  site,
}) => {
  await site.applySettings({ FIGURES_URL: '/figures' });
  const releases = await context.newPage();
  await releases.goto(`${await site.releasePage()}/#/local/mfe-account`);
  await expect(releases.getByText(/has sent figures/)).toBeVisible();

  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== `${site.url}/figures`) return;
    const { pages } = JSON.parse(request.postData() ?? '') as { pages: { measures: object }[] };
    told.push(...pages.flatMap(({ measures }) => Object.keys(measures)));
  });
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  const shift = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          new PerformanceObserver(() => done()).observe({ type: 'layout-shift' });
          document.body.style.paddingTop = `${parseInt(document.body.style.paddingTop || '0') + 300}px`;
        }),
    );

  const beacon = page.waitForRequest(`${site.url}/figures`);
  await page.goto(`${site.url}/login?cpf=52998224725`);
  const sent = JSON.parse((await beacon).postData() ?? '') as { pages: Record<string, unknown>[] };
  expect(Object.keys(sent)).toEqual(['pages']);
  expect(sent.pages).toEqual([
    {
      remote: 'mfe-account',
      version: site.versionOf('mfe-account'),
      route: '/login',
      measures: expect.objectContaining({ usable: expect.any(Number) }),
    },
  ]);

  await expect(
    releases.getByRole('rowheader', { name: site.versionOf('mfe-account'), exact: true }),
  ).toBeVisible();
  await shift();
  await turn('hidden');
  await expect.poll(() => told).toContain('cls');
  await turn('visible');
  await shift();
  await turn('hidden');
  // The page says goodbye: whatever was to be sent has been sent before the next one is open.
  await page.goto(`${site.url}/robots.txt`, { waitUntil: 'load' });

  expect(told.filter((measure) => measure === 'cls')).toEqual(['cls']);
});
