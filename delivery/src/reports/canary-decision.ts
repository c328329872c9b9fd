import { evidenceOfMore, type Outcomes } from './evidence';

/** How often a version was opened in one stretch of time, and how often that ended in a failure of its own code. */
export interface Tally {
  visits: number;
  failures: number;
}

/** The same stretch of time, for the version in canary and for the one that is live. */
export interface Stretch {
  canary: Tally;
  live: Tally;
}

/** What is known of a canary since it began. */
export interface CanaryEvidence {
  stretches: readonly Stretch[];
  /** Per cent of the visits that may fail. It decides where too few visit the live version to compare with. */
  budget: number;
}

export interface CanaryDecision {
  verdict: 'wait' | 'stop';
  /** One sentence with the figures. */
  why: string;
  /** How much more likely they are if the canary fails more often; it stops at `errorBound`. 1 where too little is known. */
  evidence: number;
}

/** Minimum number of visits of a version before it is evaluated or compared with. */
export const fewestVisits = 20;

/** Minimum number of failed visits: each is of another address, so one broken browser stops nothing. */
export const fewestFailures = 5;

/** A version as good as the live one is stopped in at most one run of this many, however often it is looked at. */
export const errorBound = 200;

/**
 * Whether a canary fails more often than the live version in the same time, beyond chance. Pure, and may be asked after each
 * visit: the evidence is a likelihood ratio whose chance of ever passing the bound is the bound's inverse (Ville).
 */
export function decideCanary({ stretches, budget }: CanaryEvidence): CanaryDecision {
  const canary = sum(stretches.map((stretch) => stretch.canary));
  const live = sum(stretches.map((stretch) => stretch.live));
  const figures = `${told(canary)} failed, and ${told(live)} of the live version`;
  if (canary.visits < fewestVisits)
    return { verdict: 'wait', why: `${figures}: too few visits to judge`, evidence: 1 };
  if (canary.failures < fewestFailures)
    return { verdict: 'wait', why: `${figures}: too few failures to judge`, evidence: 1 };
  const isCompared = live.visits >= fewestVisits;
  const evidence = evidenceOfMore(
    isCompared ? stretches.map(shareOfFailures) : [ownFailures(canary, budget)],
  );
  if (evidence < errorBound)
    return { verdict: 'wait', why: `${figures}: no more than chance explains`, evidence };
  const than = isCompared ? '' : `: more than the budget of ${budget} %`;
  return { verdict: 'stop', why: `${figures}${than}`, evidence };
}

const told = ({ visits, failures }: Tally) => `${failures} of ${visits} visits`;

const sum = (tallies: readonly Tally[]): Tally => ({
  visits: tallies.reduce((total, { visits }) => total + visits, 0),
  failures: tallies.reduce((total, { failures }) => total + failures, 0),
});

/** Of all failures, those of the canary. Two versions that are the same share them as they share the visits. */
function shareOfFailures({ canary, live }: Stretch): Outcomes {
  const share = canary.visits / (canary.visits + live.visits || 1);
  return { hits: canary.failures, misses: live.failures, chance: share };
}

const ownFailures = ({ visits, failures }: Tally, budget: number): Outcomes => ({
  hits: failures,
  misses: visits - failures,
  chance: budget / 100,
});
