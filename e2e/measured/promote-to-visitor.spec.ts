import { expect, test } from '#support/released-site.ts';

test.use({ expectedConsole: /preload/ });

const limitMs = 2_000;

test('a new visitor sees a promote within two seconds', async ({ page, site }) => {
  const times: number[] = [];
  for (const round of [1, 2, 3]) {
    const heading = `Entre na sua conta ${round}`;
    await site.publish('mfe-account', `1.${round}.0-new`, (_name, text) =>
      text.replaceAll('Faça Login para continuar', heading),
    );
    const started = Date.now();
    await site.process(['promote', `mfe-account@1.${round}.0-new`]);
    await page.goto(`${site.url}/login`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    times.push(Date.now() - started);
  }
  console.log(`promote to "a new visitor sees it": ${times.join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThan(limitMs);
});
