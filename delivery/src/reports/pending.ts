import type { VisitReport } from '@site/release/visit-report';

/** The reports of one version that were not counted yet. */
export interface Pending {
  remote: string;
  version: string;
  visits: number;
  unreached: number;
  /** The addresses that reported a failure of its code. One address counts once: it may be one broken browser. */
  failing: Set<string>;
  lastKind?: string;
}

const mostVersions = 100;
const mostFailing = 1_000;

/** The reports since the last count, in bounded memory: what does not fit is dropped. */
export function pendingReports() {
  let pending = new Map<string, Pending>();

  return {
    add({ remote, version, failure }: VisitReport, client: string): void {
      const id = `${remote} ${version}`;
      const found = pending.get(id) ?? { remote, version, visits: 0, unreached: 0, failing: new Set() };
      if (!pending.has(id) && pending.size >= mostVersions) return;
      pending.set(id, found);
      if (failure) found.lastKind = failure.kind;
      if (!failure) found.visits += 1;
      else if (failure.fault === 'network') found.unreached += 1;
      else if (found.failing.size < mostFailing) found.failing.add(client);
    },
    takeAll(): Pending[] {
      const all = [...pending.values()];
      pending = new Map();
      return all;
    },
  };
}
