import type { Locator, Page } from '@playwright/test';
import { expectFonts } from '#support/complete.ts';
import { drawFrames } from '#support/frames.ts';
import { expect, test } from '#support/test.ts';

const numberAt = (place: number) => `0${String(place).padStart(6, '0')}`;
const lastPlace = 499;

/** A customer's titles, more than any screen holds, and the cards of every second one, once the page has its fonts. */
async function giveLongList(page: Page, last = lastPlace) {
  const places = Array.from({ length: last + 1 }, (_, place) => place);
  const created_at = new Date().toISOString();
  await page.route('**/api/titulo-de-capitalizacao/list', async (route) => {
    await expectFonts(page);
    await route.fulfill({
      json: {
        fisico: [],
        virtual: places.map((place) => ({
          number: `010010${numberAt(place)}`,
          event_code: '10',
          serie: '10',
          created_at,
        })),
      },
    });
  });
  await page.route('**/api/sorteio/raspadinhas/listar', (route) =>
    route.fulfill({
      json: places.map((place) => ({ number: `010010${numberAt(place)}`, aberta: place % 2 === 0 })),
    }),
  );
}

/** Brings something to the middle of the screen: what the browser lays out there for the first time may move it once more. */
async function scrollTo(target: Locator) {
  const scrolled = async () => {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await target.boundingBox();
    await drawFrames(target.page(), 2);
    expect(await target.boundingBox()).toEqual(before);
  };
  await expect(scrolled).toPass();
}

test.beforeEach(({ customer, signIn }) => signIn(customer));

for (const width of [390, 1280])
  test(`500 titles at ${width} pixels: a few first, the last one found, Back to the same row`, async ({
    page,
  }) => {
    await giveLongList(page);
    await page.setViewportSize({ width, height: 844 });
    // What the list grew by, how much of it was drawn when the last row was in the document, and whether a row moved meanwhile that was on screen.
    await page.addInitScript((word) => {
      const seen: { counts: number[]; drawnWithWords?: number; tops: number[] } = { counts: [], tops: [] };
      Object.assign(window, { seen });
      // At each change, and not at each frame: a slow machine draws few.
      new MutationObserver(() => {
        const rows = document.querySelectorAll('main article');
        if (rows.length > 0 && rows.length !== seen.counts.at(-1)) {
          seen.counts.push(rows.length);
          seen.tops.push(rows[2]?.getBoundingClientRect().top ?? 0);
        }
        const hasWords = () => document.querySelector('main')?.textContent.includes(word);
        if (seen.drawnWithWords === undefined && hasWords()) seen.drawnWithWords = rows.length;
      }).observe(document, { childList: true, subtree: true });
    }, numberAt(lastPlace));
    await page.goto('/meus-titulos/10');
    // Roles and names are computed for each element: among 500 rows that costs more than the page itself.
    const rows = page.locator('main [role="listitem"]');
    await expect(rows.locator('article')).toHaveCount(lastPlace + 1);
    await expect(rows).toHaveCount(lastPlace + 1);
    const { counts, drawnWithWords, tops } = await page.evaluate(
      () =>
        (window as unknown as { seen: { counts: number[]; drawnWithWords: number; tops: number[] } }).seen,
    );
    expect(counts[0]).toBeLessThan(200);
    expect(drawnWithWords).toBeLessThan(200);
    expect(counts.length).toBeGreaterThan(5);
    expect(new Set(tops).size).toBe(1);

    const row = (place: number) => page.locator('main article', { hasText: numberAt(place) });
    const last = row(lastPlace).getByRole('button', { name: `Abrir título ${numberAt(lastPlace)}` });
    await expect(last).toHaveCount(1);
    expect(
      await page.evaluate(
        (word) => (window as unknown as { find: (text: string) => boolean }).find(word),
        numberAt(lastPlace),
      ),
    ).toBe(true);
    await expect(rows.last()).toBeInViewport();
    await expect(rows.last()).toContainText('Para raspar');

    const middle = row(250).getByRole('button', { name: `Abrir título ${numberAt(250)}` });
    await scrollTo(middle);
    await expect(middle).toBeInViewport();
    const place = await page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('main a[href="/meus-titulos"]')?.click(),
    );
    await expect(page.locator('h1', { hasText: 'Meus Títulos' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
    await expect(middle).toBeInViewport();
  });

test('a card has its whole shadow, also where the rows that are laid out together end', async ({ page }) => {
  await giveLongList(page, 59);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/meus-titulos/10');
  await expect(page.locator('main article')).toHaveCount(60);
  const below = async (place: number) => {
    const button = page.getByRole('button', { name: `Abrir título ${numberAt(place)}`, exact: true });
    const card = page.getByRole('article').filter({ has: button });
    await scrollTo(card);
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const clip = { x: Math.round(x + width / 2), y: Math.round(y + height), width: 20, height: 10 };
    return (await page.screenshot({ clip })).toString('base64');
  };

  const inTheMiddle = await below(26);
  expect(await below(29)).toBe(inTheMiddle);
});
