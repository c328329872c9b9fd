import * as v from 'valibot';

/** How far a quantile may be from the true one: one in a hundred. */
const accuracy = 0.01;
const growth = (1 + accuracy) / (1 - accuracy);
const smallest = 0.001;
const logOfGrowth = Math.log(growth);

/** The schema of a histogram as the store keeps it: counts by the number of their bin. */
export const binsSchema = v.record(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
  v.pipe(v.number(), v.integer(), v.minValue(1)),
);

/**
 * How many values were about how large. The bins grow by 2 %, as those of a DDSketch, so that at most 1,012 of
 * them hold values between a thousandth and ten minutes, and two histograms are merged by addition.
 */
export class Histogram {
  /** The counts of neighbouring bins; the first is that of the lowest bin with values. */
  private readonly counts: number[] = [];
  private lowest = 0;
  private total = 0;

  /** How many values there are. */
  get count(): number {
    return this.total;
  }

  /** Takes a value, of which there may be several. */
  add(value: number, times = 1): void {
    this.put(binOf(value), times);
  }

  /** Takes all values of another. */
  merge(other: Histogram): this {
    other.counts.forEach((count, index) => count > 0 && this.put(other.lowest + index, count));
    return this;
  }

  /** The same values, each times a factor, or each as often as a factor says: what a model of visitors is made of. */
  scaled({ values = 1, counts = 1 }: { values?: number; counts?: number }): Histogram {
    const scaled = new Histogram();
    this.counts.forEach(
      (count, index) => count > 0 && scaled.add(valueOf(this.lowest + index) * values, count * counts),
    );
    return scaled;
  }

  /** The value below which a share of the values is, or nothing if there are none. */
  quantile(share: number): number | undefined {
    if (this.total === 0) return undefined;
    let seen = 0;
    const found = this.counts.findIndex((count) => (seen += count) >= share * this.total);
    // A sum of fractions may stay below the total.
    return valueOf(this.lowest + (found < 0 ? this.counts.length - 1 : found));
  }

  /** How many values are larger than this one. */
  countAbove(value: number): number {
    const first = binOf(value) + 1 - this.lowest;
    let above = 0;
    for (let index = Math.max(0, first); index < this.counts.length; index += 1)
      above += this.counts[index] ?? 0;
    return above;
  }

  /** The histogram as the store keeps it. */
  toJSON(): Record<string, number> {
    return Object.fromEntries(
      this.counts.map((count, index) => [this.lowest + index, count]).filter(([, count]) => count),
    );
  }

  /** Reads what `toJSON` made. */
  static of(bins: Record<string, number>): Histogram {
    const histogram = new Histogram();
    for (const [bin, count] of Object.entries(bins)) histogram.put(Number(bin), count);
    return histogram;
  }

  private put(bin: number, times: number) {
    if (this.total === 0) this.lowest = bin;
    while (bin < this.lowest) {
      this.counts.unshift(0);
      this.lowest -= 1;
    }
    const index = bin - this.lowest;
    while (this.counts.length <= index) this.counts.push(0);
    this.counts[index] = (this.counts[index] ?? 0) + times;
    this.total += times;
  }
}

const binOf = (value: number) =>
  value <= smallest ? 0 : Math.ceil(Math.log(value / smallest) / logOfGrowth);

/** The value of a bin that is never further than the accuracy from any value in it. */
const valueOf = (bin: number) => (bin === 0 ? 0 : (smallest * growth ** bin * 2) / (1 + growth));
