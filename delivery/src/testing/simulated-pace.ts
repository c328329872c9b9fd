import { decidePace, type PaceStretch } from '#figures/canary-pace.ts';
import { Histogram } from '#figures/histogram.ts';
import { randomNumbers, spread } from './random-numbers';

export interface PaceScenario {
  /** Percentage of the visitors who get the version in canary. */
  share: number;
  /** How many times as long its pages take. */
  slower: number;
  /** How far values lie apart: the standard deviation of their logarithm. */
  width: number;
  visits: number;
}

/** Number of visits in an hour, whose pages are all slower or faster than those of other hours. */
const hourly = 400;

/** The collector looks each time after this many visits. */
const lookEach = 100;

/** How many visits to the version in canary it took to stop it; nothing where it went on. */
export function simulatedPace(seed: number, scenario: PaceScenario): number | undefined {
  const random = randomNumbers(seed);
  const stretches: PaceStretch[] = [];
  let canaryVisits = 0;
  let middle = 0;
  for (let visit = 0; visit < scenario.visits; visit += 1) {
    if (visit % hourly === 0) {
      stretches.push({ canary: new Histogram(), live: new Histogram() });
      middle = 1_000 * (0.8 + 0.4 * random());
    }
    const isCanary = random() * 100 < scenario.share;
    const value = spread(random, middle * (isCanary ? scenario.slower : 1), scenario.width);
    stretches.at(-1)?.[isCanary ? 'canary' : 'live'].add(value);
    if (isCanary) canaryVisits += 1;
    if (visit % lookEach === 0 && decidePace('lcp', stretches).verdict === 'stop') return canaryVisits;
  }
  return undefined;
}
