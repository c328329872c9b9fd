import { brushRadius, cell, type Point, zone } from './cell';
import { revealedShare } from './scratched';
import { createWipeGrid } from './wipe-grid';

/** The cover of one cell: a picture on a canvas, and every stroke that wiped some of it away. */
export interface Cover {
  /** Draws the cover with all its strokes for a screen of this many device pixels per CSS pixel. */
  paint: (pixelRatio: number) => void;
  /** Puts the picture on the cover as soon as it is here; until then the cover is plain. */
  dress: (picture: CanvasImageSource) => void;
  wipe: (from: Point, to: Point) => void;
  /** The revealed share of the zone. */
  share: () => number;
}

export function createCover(canvas: HTMLCanvasElement): Cover {
  // The zone is read after strokes: a canvas in main memory gives its pixels without waiting for the GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const grid = createWipeGrid();
  const strokes: [Point, Point][] = [];
  let picture: CanvasImageSource | undefined;
  let ratio = 1;

  function draw() {
    if (!context) return;
    canvas.width = Math.round(cell.width * ratio);
    canvas.height = Math.round(cell.height * ratio);
    context.setTransform(canvas.width / cell.width, 0, 0, canvas.height / cell.height, 0, 0);
    context.fillStyle = getComputedStyle(canvas).color;
    context.fillRect(0, 0, cell.width, cell.height);
    if (picture) context.drawImage(picture, 0, 0, cell.width, cell.height);
    // What is drawn from now on takes away.
    context.globalCompositeOperation = 'destination-out';
    context.lineCap = 'round';
    context.lineWidth = 2 * brushRadius;
    strokes.forEach(drawStroke);
  }

  function drawStroke([from, to]: [Point, Point]) {
    context?.beginPath();
    context?.moveTo(from.x, from.y);
    context?.lineTo(to.x, to.y);
    context?.stroke();
  }

  return {
    paint: (pixelRatio) => {
      ratio = pixelRatio;
      draw();
    },
    dress: (image) => {
      picture = image;
      draw();
    },
    wipe: (from, to) => {
      strokes.push([from, to]);
      grid.wipe(from, to);
      drawStroke([from, to]);
    },
    share: () => {
      const at = (units: number) => Math.round(units * ratio);
      try {
        const pixels = context?.getImageData(at(zone.left), at(zone.top), at(zone.width), at(zone.height));
        return pixels ? revealedShare(pixels.data) : grid.share();
      } catch {
        // The picture came from another origin without its leave (C35).
        return grid.share();
      }
    },
  };
}
