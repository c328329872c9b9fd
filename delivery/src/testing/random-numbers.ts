// In a test's own global scope, looking up Math a million times takes longer than the work.
const { cos, exp, imul, log, PI, sqrt } = Math;

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A value as visitors have them: most are near the middle, a few far above (log-normal). */
export function spread(random: () => number, middle: number, width = 0.45): number {
  const normal = sqrt(-2 * log(1 - random())) * cos(2 * PI * random());
  return middle * exp(width * normal);
}
