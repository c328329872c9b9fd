import { createHash } from 'node:crypto';

/** A pseudo-random generator seeded by strings (mulberry32), with values in [0, 1). */
export function seeded(...words: string[]): () => number {
  let state = createHash('sha256').update(words.join('\n')).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 to `highest`, both included. */
export const upTo = (highest: number, random: () => number) => Math.floor(random() * (highest + 1));

/** A list in a new order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
