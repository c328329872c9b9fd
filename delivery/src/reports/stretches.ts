import type { Canary } from '#registry/pointer.ts';
import type { Stretch, Tally } from './canary-decision';
import type { Count } from './counts';

/** The hours of a canary, for it and for whatever else visitors had meanwhile. */
export function stretchesOf(counts: readonly Count[], { version, since }: Canary): Stretch[] {
  const ofCanary = counts.filter((count) => count.since === since);
  return [...new Set(ofCanary.map(({ hour }) => hour))].map((hour) => {
    const then = ofCanary.filter((count) => count.hour === hour);
    return {
      canary: sum(then.filter((count) => count.version === version)),
      live: sum(then.filter((count) => count.version !== version)),
    };
  });
}

const sum = (counts: readonly Count[]): Tally => ({
  visits: counts.reduce((total, { visits }) => total + visits, 0),
  failures: counts.reduce((total, { failures }) => total + failures, 0),
});
