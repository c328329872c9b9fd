import type { Page } from '@playwright/test';
import { expect, type ReleasedSite, test } from '#support/released-site.ts';
import { firstVisit } from '#support/test.ts';

test.use({ expectedConsole: /./ });

const newHeading = (_name: string, text: string) =>
  text.replaceAll('Faça Login para continuar', 'Entre na sua conta');

/** The heading that a visitor with this canary bucket sees on the login page when they return. */
async function headingFor(page: Page, { url }: ReleasedSite, bucket: number): Promise<string> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('releaseBucket', kept);
  }, String(bucket));
  await page.goto(`${url}/login`);
  const heading = page.getByRole('heading', {
    level: 1,
    name: /^(Faça Login para continuar|Entre na sua conta)$/,
  });
  await expect(heading).toBeVisible();
  return heading.innerText();
}

test('a share of the visitors gets the new version and keeps it while the share grows', async ({
  page,
  site,
}) => {
  await site.publish('mfe-account', '1.1.0-canary', newHeading);
  // By their draw for this version: within half, within four fifths, and beyond.
  const [half, most, last] = [1111, 3333, 8888] as const;
  const expectHeadings = async (expected: Record<number, string>) => {
    for (const [bucket, name] of Object.entries(expected))
      expect(await headingFor(page, site, Number(bucket)), bucket).toBe(name);
  };
  const [before, after] = ['Faça Login para continuar', 'Entre na sua conta'];

  await site.delivery('promote', 'mfe-account@1.1.0-canary', '--canary', '50');
  await expectHeadings({ [half]: after, [most]: before });
  await site.delivery('canary', 'raise', 'mfe-account', '80');
  await expectHeadings({ [half]: after, [most]: after, [last]: before });
  await site.delivery('canary', 'finish', 'mfe-account');
  await expectHeadings({ [last]: after });
});

test('a broken canary is released, visitors come, it stops by itself, and the release page says why', async ({
  page,
  browser,
  site,
}) => {
  await site.publish('mfe-account', '1.1.0-canary', (name, text) =>
    name.startsWith('entry.') ? 'throw new Error("bad");' : text,
  );
  await page.goto(`${await site.releasePage()}/#/local/mfe-account`);
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Canary', exact: true }).first().click();
  await page.getByLabel('Per cent of the visitors').fill('100');
  await page.getByLabel(/^Why\b(?! it)/).fill('A shorter login');
  await page.getByRole('button', { name: 'Start the canary' }).click();
  await expect(page.getByRole('region', { name: 'Canary 1.1.0-canary' })).toBeVisible();
  // The page shows the record at once; visitors have the canary with the HTML that is composed next.
  const htmlOf = async () => (await page.request.get(`${site.url}/login`)).text();
  await expect.poll(htmlOf).toContain('1.1.0-canary');

  // They see the login page all the same: of the version before. What a browser reports is then sent by as many addresses as
  // it takes to judge a version.
  const context = await browser.newContext({ extraHTTPHeaders: firstVisit.extraHTTPHeaders });
  const theirs = await context.newPage();
  const reported = theirs.waitForRequest(`${site.url}/reports`);
  await theirs.goto(`${site.url}/login`);
  await expect(theirs.getByRole('heading', { name: 'Faça Login para continuar' })).toBeVisible();
  const report = await reported;
  // A report that is still on its way ends with the context.
  await report.response();
  await context.close();
  for (let visitor = 2; visitor <= 20; visitor += 1) {
    const headers = { 'content-type': 'text/plain', 'x-forwarded-for': `203.0.113.${visitor}` };
    const answer = await page.request.post(`${site.url}/reports`, { headers, data: report.postData() });
    expect(answer.status()).toBe(204);
  }

  const why = '20 of 20 visits failed, and 0 of 0 visits of the live version: more than the budget of 5 %';
  await expect(page.getByText('Canary 1.1.0-canary was taken back')).toBeVisible();
  await expect(page.getByText(why)).toContainText('by collector');
  await expect(page.getByRole('region', { name: 'Canary 1.1.0-canary' })).toBeHidden();
  await page.getByRole('tab', { name: 'History' }).click();
  const newest = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(newest).toContainText('Canary aborted');
  await expect(newest).toContainText(why);
  expect(await site.delivery('history', 'mfe-account')).toMatchObject({
    history: expect.arrayContaining([
      expect.objectContaining({ action: 'canary-abort', by: 'collector', why }),
    ]),
  });
});
