import { type CanaryEvidence, decideCanary, type Stretch } from '#reports/canary-decision.ts';
import { randomNumbers } from './random-numbers';

export interface Scenario {
  /** Percentage of the visitors who get the version in canary. */
  share: number;
  /** Per cent of the visits that fail. */
  liveFails: number;
  canaryFails: number;
  visits: number;
}

/** How many visits to the version in canary it took to stop it; nothing where it went on. It is looked at after each failure. */
export function simulatedCanary(seed: number, scenario: Scenario): number | undefined {
  const random = randomNumbers(seed);
  const stretch: Stretch = { canary: { visits: 0, failures: 0 }, live: { visits: 0, failures: 0 } };
  const evidence: CanaryEvidence = { stretches: [stretch], budget: 5 };
  for (let visit = 0; visit < scenario.visits; visit += 1) {
    const isCanary = random() * 100 < scenario.share;
    const tally = isCanary ? stretch.canary : stretch.live;
    tally.visits += 1;
    if (random() * 100 >= (isCanary ? scenario.canaryFails : scenario.liveFails)) continue;
    tally.failures += 1;
    if (decideCanary(evidence).verdict === 'stop') return stretch.canary.visits;
  }
  return undefined;
}
