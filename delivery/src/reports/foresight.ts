import { type Tally, errorBound, fewestVisits } from './canary-decision';
import { type Outcomes, suspectedOfFailing } from './evidence';

/** How a canary is evaluated by what its visits add to the evidence. */
interface Trial {
  /** Per cent of the visits that go to the canary. */
  share: number;
  /** Hits and misses that a visit, of either version, adds on the average. */
  perVisit: Outcomes;
  suspected: readonly number[];
  /** The evidence that stops the canary. */
  bound: number;
}

/** Nine of ten values are below the mean plus this many standard deviations. */
const nineOfTen = 1.28;

/**
 * Within how many of its visits a canary is stopped in nine of ten cases; nothing where it is not. The logarithm of the
 * evidence is a walk with a drift, and its way to the bound is spread as an inverse Gaussian. The fastest odds count.
 */
export function visitsUntilStopped({ share, perVisit, suspected, bound }: Trial): number | undefined {
  const { hits, misses, chance } = perVisit;
  const goal = Math.log(bound * suspected.length);
  const ways = suspected.map((odds) => {
    const loss = Math.log(chance * odds + 1 - chance);
    const gain = Math.log(odds) - loss;
    const drift = hits * gain - misses * loss;
    if (drift <= 0) return Infinity;
    const deviation = Math.sqrt((goal * (hits * gain ** 2 + misses * loss ** 2)) / drift ** 3);
    return goal / drift + nineOfTen * deviation;
  });
  const visits = (Math.min(...ways) * share) / 100;
  return Number.isFinite(visits) ? Math.ceil(visits) : undefined;
}

/**
 * Within how many of its visits a canary is stopped that fails twice as often as the live version; where everybody gets the
 * canary, twice as often as its budget allows. Nothing where too little is known of the live version.
 */
export function untilFailingTwice(
  live: Tally,
  { share, budget }: { share: number; budget: number },
): number | undefined {
  const judging = { suspected: suspectedOfFailing, bound: errorBound };
  if (share >= 100) {
    const chance = budget / 100;
    const perVisit = { hits: 2 * chance, misses: 1 - 2 * chance, chance };
    return visitsUntilStopped({ share: 100, perVisit, ...judging });
  }
  if (live.visits < fewestVisits) return undefined;
  const failing = Math.max(1, live.failures) / live.visits;
  const chance = share / 100;
  const perVisit = { hits: chance * 2 * failing, misses: (1 - chance) * failing, chance };
  return visitsUntilStopped({ share, perVisit, ...judging });
}
