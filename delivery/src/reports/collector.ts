import type { VisitReport } from '@site/release/visit-report';
import type { SiteSettings } from '#compose/site-files.ts';
import { type Canary, type Pointer, readPointers } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { decideCanary, type Stretch } from './canary-decision';
import { clients } from './clients';
import { addCounts, type Count } from './counts';
import { failedClients } from './failed-clients';
import { type Pending, pendingReports } from './pending';
import { stopCanary } from './stop-canary';
import { stretchesOf } from './stretches';

/** Takes reports of visits, from anybody. */
export interface Collector {
  /** Whether a report of this address will be read at all. */
  admit(address: string): string | undefined;
  /** Takes the report of a client that was admitted. Costs no reading and no writing. */
  take(report: VisitReport, client: string): void;
  /** Counts what was taken, and stops each canary that fails more than chance explains. */
  count(): Promise<void>;
}

const hourMs = 3_600_000;

/**
 * Counts what browsers report, and stops a canary by it. Reports of a version that nobody should have count for nothing, so
 * that nobody fills the store with made-up versions.
 */
export function collector(depot: Depot, settings: SiteSettings, now: () => number = Date.now): Collector {
  const { admit } = clients(now);
  const pending = pendingReports();
  const newlyFailed = failedClients();

  async function countOf(name: string, reports: readonly Pending[], pointer: Pointer): Promise<void> {
    const since = pointer.canary?.since ?? 0;
    const hour = Math.floor(now() / hourMs);
    const added = reports.map(({ version, visits, unreached, failing, lastKind }): Count => {
      const failures = newlyFailed(name, { version, since }, failing);
      return { version, since, hour, visits: visits + failures, failures, unreached, lastKind };
    });
    const counts = await addCounts(depot, name, added);
    if (pointer.canary) await judge(name, pointer.canary, stretchesOf(counts, pointer.canary));
  }

  async function judge(name: string, { since, budget }: Canary, stretches: Stretch[]) {
    const { verdict, why } = decideCanary({ stretches, budget });
    if (verdict !== 'stop') return;
    await stopCanary(depot, settings, { name, since, why });
  }

  let last: Promise<void> = Promise.resolve();
  async function countAll() {
    const reports = pending.takeAll();
    if (reports.length === 0) return;
    for (const [name, pointer] of await readPointers(depot)) {
      const offered = [pointer.live, pointer.lastGood, pointer.canary?.version];
      const known = reports.filter(({ remote, version }) => remote === name && offered.includes(version));
      if (known.length > 0) await countOf(name, known, pointer);
    }
  }

  return {
    admit,
    take: pending.add,
    count: () => (last = last.catch(() => {}).then(countAll)),
  };
}
