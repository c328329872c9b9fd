/** The middle and the spread of several runs. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** The median with the middle half of the runs around it. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}
