/** A cell counts as scratched when this much of its zone is revealed. */
const scratchedShare = 0.8;

/** The cover is gone where less than half of it is left. */
const clearBelowAlpha = 128;

/** The revealed share of a zone, from its pixels as `getImageData` gives them: four bytes each, the last is the cover. */
export function revealedShare(pixels: ArrayLike<number>): number {
  const count = pixels.length / 4;
  let clear = 0;
  for (let at = 3; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 0) < clearBelowAlpha) clear += 1;
  }
  return count === 0 ? 0 : clear / count;
}

/** Whether a revealed share opens the cell. */
export const isScratched = (share: number): boolean => share >= scratchedShare;
