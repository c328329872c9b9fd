/** @jest-environment node */
import { createWipeGrid } from './wipe-grid';

test('an untouched cell reveals nothing', () => {
  expect(createWipeGrid().share()).toBe(0);
});

test('strokes outside the zone reveal nothing of it', () => {
  const grid = createWipeGrid();
  grid.wipe({ x: 0, y: 20 }, { x: 164, y: 20 });
  grid.wipe({ x: 0, y: 190 }, { x: 164, y: 190 });
  expect(grid.share()).toBe(0);
});

test('one stroke through the middle reveals all of the zone', () => {
  const grid = createWipeGrid();
  grid.wipe({ x: 10, y: 105 }, { x: 154, y: 105 });
  expect(grid.share()).toBe(1);
});

test('half a stroke reveals about half, and the same stroke again reveals no more', () => {
  const grid = createWipeGrid();
  grid.wipe({ x: 0, y: 105 }, { x: 60, y: 105 });
  const once = grid.share();
  expect(once).toBeGreaterThan(0.4);
  expect(once).toBeLessThan(0.6);
  grid.wipe({ x: 60, y: 105 }, { x: 0, y: 105 });
  expect(grid.share()).toBe(once);
});

test('a touch without a move reveals a disc', () => {
  const grid = createWipeGrid();
  grid.wipe({ x: 82, y: 105 }, { x: 82, y: 105 });
  expect(grid.share()).toBeGreaterThan(0.25);
  expect(grid.share()).toBeLessThan(0.45);
});
