/** The middle and the spread of several runs. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** The median, and the interval of the middle half of the runs (of three runs: all of them). */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const last = sorted.length - 1;
  const at = (index: number) => sorted[index] ?? 0;
  return {
    median: at(Math.round(last / 2)),
    low: at(Math.floor(last / 4)),
    high: at(Math.ceil((last * 3) / 4)),
  };
}
