import type { Page } from '@playwright/test';
import { drawFrames } from '#support/frames.ts';
import { coverAt, coverSize, openCard, scratchCell, throughTheZone } from '#support/scratch.ts';
import { expect, test, withMotion } from '#support/test.ts';

test.use(withMotion);

const opened = (page: Page, item: number) =>
  page.getByRole('img', { name: new RegExp(`^Campo ${item}: R\\$`) });

/** A finger comes down, moves, rests and goes: a finger that rests flings nothing. */
async function swipe(
  page: Page,
  [x, y]: readonly [number, number],
  [across, down]: readonly [number, number],
) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + across * share, y: y + down * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await drawFrames(page, 20);
  await touch('touchEnd');
}

/** Waits until the page is no longer scrolled. */
async function rests(page: Page) {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect(async () => {
    const before = await scrolled();
    await drawFrames(page, 5);
    expect(await scrolled()).toBe(before);
  }).toPass();
}

test('a card is scratched with the mouse: what the stroke uncovers, when a cell opens, and what stays', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, {});
  await signIn(customer);
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') reports.push(request.postDataJSON());
  });
  await openCard(page, number);

  await test.step('the hidden side has no words before the cell is open', async () => {
    const cells = page.getByRole('list', { name: 'Campos da raspadinha' });
    await expect(cells.getByRole('button')).toHaveCount(6);
    await expect(cells.getByRole('img')).toHaveCount(0);
    await expect(cells).not.toContainText('R$');
  });

  await test.step('the stroke takes the cover away under the finger and nowhere else', async () => {
    expect(await coverSize(page, 1)).toEqual([164, 210]);
    expect(await coverAt(page, 1, [50, 105])).toBe(255);

    await scratchCell(page, 1, [
      [20, 105],
      [70, 105],
    ]);

    await expect.poll(() => coverAt(page, 1, [50, 105])).toBe(0);
    await expect.poll(() => coverAt(page, 1, [50, 90])).toBe(0);
    expect(await coverAt(page, 1, [50, 50])).toBe(255);
    expect(await coverAt(page, 1, [130, 105])).toBe(255);
    expect(await coverAt(page, 2, [50, 105])).toBe(255);
  });

  await test.step('a cell opens at 80 % of its zone, not before, and is reported once', async () => {
    // The brush is 44 wide: this far, 66 to 76 % of the zone's 115 columns are wiped from top to bottom.
    await scratchCell(page, 3, [
      [8, 105],
      [90, 105],
    ]);
    // The zone is read at the next frame.
    await drawFrames(page, 3);
    await expect(page.getByRole('heading', { name: '0 de 6 campos' })).toBeVisible();
    expect(reports).toEqual([]);

    await scratchCell(page, 3, [
      [90, 105],
      [112, 105],
    ]);
    await expect(opened(page, 3)).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 de 6 campos' })).toBeVisible();
    expect(reports).toEqual([{ item: 3 }]);
  });

  await test.step('the stroke is under the finger where the cells are smaller', async () => {
    await page.setViewportSize({ width: 340, height: 700 });
    await scratchCell(page, 4, [
      [130, 60],
      [130, 150],
    ]);
    await expect.poll(() => coverAt(page, 4, [130, 105])).toBe(0);
    expect(await coverAt(page, 4, [100, 105])).toBe(255);
  });

  await test.step('what is scratched stays when the screen turns, when it is resized and when it is zoomed', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await scratchCell(page, 2, [
      [20, 105],
      [70, 105],
    ]);
    const expectScratched = async () => {
      await expect.poll(() => coverAt(page, 2, [50, 105])).toBe(0);
      await expect.poll(() => coverAt(page, 2, [130, 105])).toBe(255);
    };

    await page.setViewportSize({ width: 844, height: 390 });
    await expectScratched();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectScratched();

    const devtools = await page.context().newCDPSession(page);
    const zoomed = { width: 640, height: 450, deviceScaleFactor: 2, mobile: false };
    await devtools.send('Emulation.setDeviceMetricsOverride', zoomed);
    await expect.poll(() => coverSize(page, 2)).toEqual([328, 420]);
    await expectScratched();

    await page.getByRole('tab', { name: 'Números da sorte' }).click();
    await expect(page.getByRole('heading', { name: 'Seus números da sorte' })).toBeVisible();
    await page.getByRole('tab', { name: 'Raspe Mais' }).click();
    await expectScratched();
    await scratchCell(page, 2, throughTheZone);
    await expect(opened(page, 2)).toBeVisible();
    await devtools.detach();
  });

  await test.step('opened cells stay open after a reload, and half-scratched ones are whole again', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openCard(page, number);
    await expect(opened(page, 3)).toBeVisible();
    await expect(opened(page, 2)).toBeVisible();
    await expect(page.getByRole('button', { name: /coberto/ })).toHaveCount(4);
    for (const item of [1, 4]) expect(await coverAt(page, item, [82, 105])).toBe(255);
  });
});

test.describe('a report that fails', () => {
  test.use({ expectedConsole: /status of 503/ });

  test('is told and can be sent again', async ({ page, customer, sandbox, signIn }) => {
    const [number = ''] = await sandbox.giveTitles(customer, {});
    await signIn(customer);
    await page.route('**/raspadinha', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await openCard(page, number);

    await scratchCell(page, 1, throughTheZone);
    const toast = page.getByRole('alert').filter({ hasText: 'Erro ao atualizar detalhes da raspadinha' });
    await toast.getByRole('button', { name: 'Fechar aviso' }).click();

    // The toast is gone, and the cell still says it.
    await expect(toast).toBeHidden();
    await expect(page.getByText('Toque aqui para registrar de novo')).toBeVisible();
    expect(await coverAt(page, 1, [82, 105])).toBe(0);
    expect(await coverAt(page, 1, [82, 20])).toBe(255);
    await scratchCell(page, 1, [[82, 105]]);
    await expect(opened(page, 1)).toBeVisible();
  });
});

test('a browser that gives nobody the pixels of the canvas scratches by estimate', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  const [number = ''] = await sandbox.giveTitles(customer, {});
  await signIn(customer);
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new DOMException('The canvas has been tainted by cross-origin data.', 'SecurityError');
    };
  });
  await openCard(page, number);

  await scratchCell(page, 6, throughTheZone);

  await expect(opened(page, 6)).toBeVisible();
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

  test('a finger that goes up scrolls the page, over a covered cell too; one that goes sideways scratches', async ({
    page,
    customer,
    sandbox,
    signIn,
  }) => {
    const [number = ''] = await sandbox.giveTitles(customer, {});
    await signIn(customer);
    await openCard(page, number);
    expect(await coverSize(page, 1)).toEqual([492, 630]);
    const scrolled = () => page.evaluate(() => window.scrollY);

    const heading = await page.getByRole('heading', { name: '0 de 6 campos' }).boundingBox();
    const before = await scrolled();
    await swipe(page, [200, (heading?.y ?? 0) + 10], [0, -200]);
    await expect.poll(scrolled).toBeGreaterThan(before + 100);
    await rests(page);

    const cell = await page.getByRole('button', { name: /^Campo 1,/ }).boundingBox();
    const [left, top] = [cell?.x ?? 0, cell?.y ?? 0];
    const still = await scrolled();
    await swipe(page, [left + 20, top + 105], [90, 10]);
    await expect.poll(() => coverAt(page, 1, [70, 108])).toBe(0);
    expect(await scrolled()).toBe(still);

    const second = await page.getByRole('button', { name: /^Campo 2,/ }).boundingBox();
    await swipe(page, [(second?.x ?? 0) + 82, (second?.y ?? 0) + 150], [0, -100]);
    await expect.poll(scrolled).toBeGreaterThan(still + 50);
    for (const y of [150, 110, 60]) expect(await coverAt(page, 2, [82, y])).toBe(255);

    await test.step('the page scrolls over a cell that is open', async () => {
      await page.getByRole('button', { name: 'RASPAR AUTOMÁTICO' }).click();
      await expect(page.getByRole('button', { name: 'RASPADO' })).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
      await rests(page);
      const third = await opened(page, 3).boundingBox();
      await swipe(page, [(third?.x ?? 0) + 82, (third?.y ?? 0) + 105], [0, -200]);
      await expect.poll(scrolled).toBeGreaterThan(400);
    });
  });
});
