/** @jest-environment node */
import { onScreen, toCell } from './cell';

test.each([
  ['as large as drawn', { left: 100, top: 50, width: 164, height: 210 }, { x: 82, y: 105 }],
  ['that is smaller', { left: 100, top: 50, width: 141.04, height: 180.6 }, { x: 95.35, y: 122.09 }],
  ['twice as large', { left: 100, top: 50, width: 328, height: 420 }, { x: 41, y: 52.5 }],
  ['scrolled up', { left: 100, top: -160, width: 164, height: 210 }, { x: 82, y: 315 }],
  ['without a size yet', { left: 100, top: 50, width: 0, height: 0 }, { x: 82, y: 105 }],
])('the stroke is under the finger on a cell %s', (_case, box, point) => {
  const { x, y } = toCell({ clientX: 182, clientY: 155 }, box);
  expect(x).toBeCloseTo(point.x, 1);
  expect(y).toBeCloseTo(point.y, 1);
});

test('the brush is where the stroke is on a cell of any size', () => {
  expect(onScreen({ x: 82, y: 105 }, { width: 141.04, height: 180.6 })).toEqual({ x: 70.52, y: 90.3 });
});
