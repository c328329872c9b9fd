/** A place on a cell, in the cell's own units: 164 by 210, whatever the screen makes of them. */
export interface Point {
  x: number;
  y: number;
}

/** The size of a cell where the window has space for it, in CSS pixels. */
export const cell = { width: 164, height: 210 };

/** Where it is checked how much is revealed: 115 by 36, centred. */
export const zone = { width: 115, height: 36, left: 24.5, top: 87 };

/** Half the width of what one stroke wipes away. */
export const brushRadius = 22;

/**
 * Where on the cell the pointer is. The box is measured at every event: scaled, zoomed or moved since, the stroke is
 * under the finger (C31).
 */
export function toCell(
  { clientX, clientY }: Readonly<{ clientX: number; clientY: number }>,
  box: Readonly<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>>,
): Point {
  return {
    x: ((clientX - box.left) * cell.width) / (box.width || cell.width),
    y: ((clientY - box.top) * cell.height) / (box.height || cell.height),
  };
}

/** How far from the corner of a box of this size a place on the cell is: the way back of `toCell`. */
export function onScreen({ x, y }: Point, box: Readonly<Pick<DOMRect, 'width' | 'height'>>): Point {
  return { x: (x * box.width) / cell.width, y: (y * box.height) / cell.height };
}
