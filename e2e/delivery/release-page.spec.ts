import type { Page } from '@playwright/test';
import { expect, test } from '#support/released-site.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#support/test.ts';

// The page asks for its state as soon as it is open, and is closed while it does.
test.use({ expectedConsole: /./ });

async function act(page: Page, button: string, why: string) {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill(why);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  return dialog;
}

test('somebody releases by the page, somebody else is told of it, and a reason is asked for', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000);
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
  await dialog.getByLabel('Why').fill('Shows the price');
  await dialog.getByRole('button', { name: 'Promote' }).click();
  await expect(page.getByText('mfe-shop@1.1.0-next is live')).toBeVisible();

  // The other page has heard of it, and what was begun there is refused.
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
});

test('a phone and a keyboard are enough', async ({ page, site }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await site.releasePage());
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

test('what a visitor had is on the page, and nothing about the visitor', async ({ page, context, site }) => {
  test.setTimeout(240_000);
  await site.applySettings({ FIGURES_URL: '/figures' });
  const releases = await context.newPage();
  await releases.goto(`${await site.releasePage()}/#/local/mfe-account`);
  await expect(releases.getByText(/has sent figures/)).toBeVisible();

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
  ).toBeVisible({ timeout: 30_000 });
});
