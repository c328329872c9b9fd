import type { Page } from '@playwright/test';
import { expect, type ReleasedSite, test } from '#support/released-site.ts';

test.use({ expectedConsole: /./ });

const newHeading = (_name: string, text: string) =>
  text.replaceAll('Faça Login para continuar', 'Entre na sua conta');

/** The heading that a visitor with this lot sees on the login page, as somebody who comes back with it. */
async function headingFor(page: Page, { url }: ReleasedSite, lot: number): Promise<string> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('releaseBucket', kept);
  }, String(lot));
  await page.goto(`${url}/login`);
  return page.getByRole('heading', { level: 1 }).innerText();
}

test('a share of the visitors gets the new version and keeps it while the share grows', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await site.publish('mfe-account', '1.1.0-canary', newHeading);
  const lots = [0, 1111, 2222, 3333, 4444, 5555];
  const whoSees = async () => {
    const headings = new Map<number, string>();
    for (const lot of lots) headings.set(lot, await headingFor(page, site, lot));
    return lots.filter((lot) => headings.get(lot) === 'Entre na sua conta');
  };

  await site.delivery('promote', 'mfe-account@1.1.0-canary', '--canary', '50');
  const half = await whoSees();
  expect(half.length).toBeGreaterThan(0);
  expect(half.length).toBeLessThan(lots.length);

  await site.delivery('canary', 'raise', 'mfe-account', '80');
  expect(await whoSees()).toEqual(expect.arrayContaining(half));
  await site.delivery('canary', 'finish', 'mfe-account');
  expect(await whoSees()).toEqual(lots);
});

test('a canary that fails stops by itself, and no customer has seen a failure', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(240_000);
  await site.publish('mfe-account', '1.1.0-canary', (name, text) =>
    name.startsWith('entry.') ? 'throw new Error("bad");' : text,
  );
  await site.delivery('promote', 'mfe-account@1.1.0-canary', '--canary', '100');

  const report = page.waitForRequest(`${site.url}/reports`);
  for (const lot of [1, 2]) expect(await headingFor(page, site, lot)).toBe('Faça Login para continuar');

  // What this browser has told, nineteen other customers tell from their own addresses.
  const data = (await report).postData() ?? '';
  for (let other = 1; other < 20; other += 1) {
    const headers = { 'content-type': 'text/plain', 'x-forwarded-for': `203.0.113.${other}` };
    await request.post(`${site.url}/reports`, { data, headers });
  }

  const stopped = async () => {
    const { history } = await site.delivery<{ history: { action: string; by: string; why: string }[] }>(
      'history',
      'mfe-account',
    );
    return history.at(-1);
  };
  await expect.poll(stopped).toMatchObject({
    action: 'canary-abort',
    by: 'collector',
    why: '20 of 20 visits failed, and 0 of 0 visits of the live version: more than the budget of 5 %',
  });
  expect(await headingFor(page, site, 4)).toBe('Faça Login para continuar');

  await page.goto(`${await site.releasePage()}/#/local/mfe-account`);
  await page.getByRole('tab', { name: 'History' }).click();
  const newest = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(newest).toContainText('Canary aborted');
  await expect(newest).toContainText('20 of 20 visits failed');
});
