/** A seeded pseudo-random generator (mulberry32). */
export function chanceOf(seed: string): <T>(from: readonly [T, ...T[]]) => T {
  let state = [...seed].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return (from) => from[Math.floor(next() * from.length)] ?? from[0];
}
