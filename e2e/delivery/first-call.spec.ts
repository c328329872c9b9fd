import { hold } from '#support/hold.ts';
import { expect, test } from '#support/test.ts';

test.use({ expectedConsole: /Failed to load resource/ });

const call = '**/api/static-worker/atual/evento';
const picture = '**/assets/eventos/*/cartela-home.png';

test('the campaign of the results and its picture are there before the code of the page', async ({
  page,
}) => {
  const release = await hold(page, '**/mfe-content/**/*.js');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const arrived = [page.waitForResponse(call), page.waitForResponse(picture)];
  await page.goto('/resultado', { waitUntil: 'commit' });
  await Promise.all(arrived);

  release();
  await expect(page.getByRole('img', { name: /^Cartela/ })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/atual/evento'))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/cartela-home.png'))).toHaveLength(1);
});

test('a call that failed ahead of the page is made again', async ({ page }) => {
  await test.step('by the page', async () => {
    // The route stays: one that is taken away while the second call is under way can fail that call too.
    let calls = 0;
    await page.route(call, (route) => (calls++ === 0 ? route.abort() : route.continue()));
    await page.goto('/resultado');

    await expect(page.getByRole('img', { name: /^Cartela/ })).toBeVisible();
    await page.unroute(call);
  });

  await test.step('by the visitor, who sees the face of a failure', async () => {
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.goto('/resultado');

    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('img', { name: /^Cartela/ })).toBeVisible();
  });
});
