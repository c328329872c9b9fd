import type { Page } from '@playwright/test';
import { expectComplete } from './complete.ts';

/** A place on a cell, in the 164 by 210 units of the cell. */
export type CellPoint = readonly [x: number, y: number];

/** Opens the scratch card of a customer's digital title. */
export async function openCard(page: Page, number: string): Promise<void> {
  await page.goto(`/meus-titulos/10/detalhes/${number}/digital`);
  // A stroke goes where its cell was measured.
  await expectComplete(page);
  await page.getByRole('tab', { name: 'Raspe Mais' }).click();
  await page.getByRole('heading', { name: /de 6 campos/ }).waitFor();
}

/** Scratches over a covered cell with the mouse, and lets go. */
export async function scratchCell(page: Page, item: number, points: readonly CellPoint[]): Promise<void> {
  const cell = page.getByRole('button', { name: new RegExp(`^Campo ${item},`) });
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (!box) throw new Error(`cell ${item} is not on the page`);
  const at = ([x, y]: CellPoint) => [box.x + (x * box.width) / 164, box.y + (y * box.height) / 210] as const;
  const [first, ...rest] = points;
  if (!first) return;
  await page.mouse.move(...at(first));
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...at(point), { steps: 4 });
  await page.mouse.up();
}

/** One stroke through the middle of a cell: all of its zone. */
export const throughTheZone: CellPoint[] = [
  [8, 105],
  [156, 105],
];

/** How opaque the cover of a cell is at a place, from its real pixels: 255 is covered, 0 is gone. */
export const coverAt = (page: Page, item: number, [x, y]: CellPoint): Promise<number> =>
  page.evaluate(
    ({ index, x, y }) => {
      const canvas = document.querySelectorAll('canvas')[index];
      const context = canvas?.getContext('2d');
      if (!canvas || !context) throw new Error('the cell has no cover');
      const [left, top] = [Math.round((x * canvas.width) / 164), Math.round((y * canvas.height) / 210)];
      return context.getImageData(left, top, 1, 1).data[3] ?? -1;
    },
    { index: item - 1, x, y },
  );

/** The size of a cell's cover in the pixels of the screen. */
export const coverSize = (page: Page, item: number): Promise<[number, number]> =>
  page.evaluate((index) => {
    const canvas = document.querySelectorAll('canvas')[index];
    return [canvas?.width ?? 0, canvas?.height ?? 0];
  }, item - 1);
