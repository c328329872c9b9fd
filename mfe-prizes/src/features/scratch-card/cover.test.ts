import { createCover } from './cover';

/** A canvas that writes down what is drawn on it; jsdom draws nothing. The browser tests measure real pixels. */
function canvasThat(read: () => { data: number[] }) {
  const canvas = document.createElement('canvas');
  const drawn: string[] = [];
  const context = {
    setTransform: (...values: number[]) => drawn.push(`scale ${values[0]}`),
    fillRect: () => drawn.push('plain'),
    drawImage: () => drawn.push('picture'),
    beginPath: () => undefined,
    moveTo: (x: number) => drawn.push(`from ${x}`),
    lineTo: (x: number) => drawn.push(`to ${x}`),
    stroke: () => undefined,
    getImageData: jest.fn(read),
  };
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D);
  return { canvas, context, drawn };
}

const half = { data: [0, 0, 0, 0, 0, 0, 0, 255] };
const stroke = [
  { x: 10, y: 105 },
  { x: 154, y: 105 },
] as const;

test('is drawn in the pixels of the screen', () => {
  const { canvas, drawn } = canvasThat(() => half);
  createCover(canvas).paint(2.5);
  expect([canvas.width, canvas.height]).toEqual([410, 525]);
  expect(drawn).toEqual(['scale 2.5', 'plain']);
});

test('keeps every stroke when the screen turns or is zoomed, and when the picture comes late', () => {
  const { canvas, drawn } = canvasThat(() => half);
  const cover = createCover(canvas);
  cover.paint(1);
  cover.wipe(...stroke);
  drawn.length = 0;
  cover.paint(2);
  cover.dress(new Image());
  expect(drawn).toEqual([
    'scale 2',
    'plain',
    'from 10',
    'to 154',
    'scale 2',
    'plain',
    'picture',
    'from 10',
    'to 154',
  ]);
});

test('reads the zone in the pixels of the screen', () => {
  const { canvas, context } = canvasThat(() => half);
  const cover = createCover(canvas);
  cover.paint(2);
  expect(cover.share()).toBe(0.5);
  expect(context.getImageData).toHaveBeenCalledWith(49, 174, 230, 72);
});

test('estimates what was wiped where the browser gives nobody the pixels', () => {
  const { canvas } = canvasThat(() => {
    throw new DOMException('tainted', 'SecurityError');
  });
  const cover = createCover(canvas);
  cover.paint(1);
  expect(cover.share()).toBe(0);
  cover.wipe(...stroke);
  expect(cover.share()).toBe(1);
});
