/** What came of several tries, each of which should be a hit with this chance. */
export interface Outcomes {
  hits: number;
  misses: number;
  chance: number;
}

/** How many times the odds of a hit are what they should be: what the evidence is sought for, each as likely as the others. */
export const suspectedOfFailing = [1.5, 2, 4, 16, 256];

/**
 * How much more likely the outcomes are if hits have higher odds than they should have. The mean of likelihood ratios: at
 * the stated chance it is a martingale that begins at 1, so that it ever reaches B in one run of B at most.
 */
export function evidenceOfMore(
  outcomes: readonly Outcomes[],
  suspected: readonly number[] = suspectedOfFailing,
): number {
  const ratios = suspected.map((odds) =>
    Math.exp(outcomes.reduce((total, each) => total + logRatio(each, odds), 0)),
  );
  return ratios.reduce((total, ratio) => total + ratio, 0) / suspected.length;
}

function logRatio({ hits, misses, chance }: Outcomes, odds: number): number {
  if (chance <= 0 || chance >= 1) return 0;
  const growth = chance * odds + 1 - chance;
  return hits * Math.log(odds / growth) - misses * Math.log(growth);
}
