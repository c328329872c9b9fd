import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#support/released-site.ts';
import { openCard, scratchCell, throughTheZone } from '#support/scratch.ts';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const kept = (name: string) => ({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 }) as const;
const day = new Date('2026-11-20T12:00:00-03:00');

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: /./ });

test('the campaign on a computer and on a phone', async ({ page, signIn, customer }) => {
  await signIn(customer);
  await page.clock.setFixedTime(day);
  const views: string[] = [];
  for (const [width, height] of [
    [1280, 800],
    [390, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/compra');
    await expect(page.getByRole('link', { name: 'Comprar' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    views.push(`data:image/png;base64,${(await page.screenshot()).toString('base64')}`);
  }
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 1200, height: 600 });
  await paper.setContent(
    `<style>body{margin:0;display:flex;gap:24px;justify-content:center;align-items:center;height:600px;background:#e4f2fb}
    img{height:552px;border-radius:14px;box-shadow:0 12px 28px rgb(16 31 75/.18)}</style>
    ${views.map((view) => `<img src="${view}">`).join('')}`,
  );
  await paper.screenshot(kept('campaign'));
});

test('a scratch card', async ({ page, signIn, customer, sandbox }) => {
  const [number = ''] = await sandbox.giveTitles(customer, { prizeCents: [10_000] });
  await signIn(customer);
  await page.route('**/api/titulo-de-capitalizacao/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    const json = 'created_at' in answer ? { ...answer, created_at: day.toISOString() } : answer;
    await route.fulfill({ response, json });
  });
  await openCard(page, number);
  for (const cell of [1, 5]) await scratchCell(page, cell, throughTheZone);
  await expect(page.getByRole('heading', { name: '2 de 6 campos' })).toBeVisible();
  await expect(page.getByText('Raspado com sucesso!')).toHaveCount(0);
  await halfAScratch(page);
  await page.setViewportSize({ width: 1280, height: 760 });
  await page.screenshot(kept('scratch-card'));
  await page.mouse.up();
});

test('the release page', async ({ page, site }) => {
  await site.publish('mfe-shop', '1.1.0');
  await site.delivery('promote', 'mfe-shop@1.1.0', '--canary', '10', '--why', 'Shows the price');
  await page.setViewportSize({ width: 1280, height: 760 });
  await page.goto(`${await site.releasePage()}/#/local/mfe-shop`);
  await expect(page.getByRole('heading', { name: 'Canary 1.1.0' })).toBeVisible();
  await page.screenshot(kept('release-page'));
});

/** The cell in the middle, half scratched, with the brush on it. */
async function halfAScratch(page: Page) {
  const box = await page.getByRole('button', { name: /^Campo 3,/ }).boundingBox();
  if (!box) throw new Error('cell 3 is not on the page');
  await page.mouse.move(box.x + 20, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 8 });
}
