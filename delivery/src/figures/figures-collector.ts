import { randomUUID } from 'node:crypto';
import type { PageFigures, FiguresReport } from '@site/release/figures-report';
import { findRelease } from '#publish/release.ts';
import { readPointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { addPage, type Figures, noFigures } from './figures';
import { forgetFigures, hourOf, writeFigures } from './figures-store';

/** Takes what browsers report of pages, and writes it to the store from time to time. */
export interface FiguresCollector {
  /** Counts a report. What no visitor can have is left out: another version, a route that the version does not have. */
  take(report: FiguresReport): Promise<void>;
  /** Writes what was counted since the last time. */
  write(): Promise<void>;
}

interface Options {
  /** Tells the time. */
  now?: () => Date;
  /** Hears of each page that counts, for other systems that watch the site. */
  onPage?: (page: PageFigures) => void;
}

/** What is offered is read anew after so long: a report must not cost a look at the store. */
const knownForMs = 5_000;

/**
 * Makes a collector. It holds the hour that runs, and those that are not written yet, in one row for each version and route
 * that visitors can have: its memory is bounded by what is live, not by what is reported.
 */
export function figuresCollector(
  depot: Depot,
  { now = () => new Date(), onPage }: Options = {},
): FiguresCollector {
  const writer = randomUUID();
  const hours = new Map<string, Map<string, Figures>>();
  const changed = new Set<string>();
  const known = new Map<string, { until: number; routes: Promise<ReadonlyMap<string, readonly string[]>> }>();
  let forgottenIn = '';

  const offered = (name: string) => {
    const at = now().getTime();
    const found = known.get(name);
    if (found && found.until > at) return found.routes;
    // A made-up name is remembered no longer than a real one.
    if (known.size > 100) known.clear();
    const routes = routesByVersion(depot, name);
    known.set(name, { until: at + knownForMs, routes });
    return routes;
  };

  async function count(page: PageFigures) {
    const { remote, version, route } = page;
    if (!(await offered(remote)).get(version)?.includes(route)) return;
    const place = `${remote} ${hourOf(now())}`;
    const rows = hours.get(place) ?? new Map<string, Figures>();
    hours.set(place, rows);
    const key = `${version} ${route}`;
    const row = rows.get(key) ?? noFigures(version, route);
    rows.set(key, row);
    addPage(row, page);
    changed.add(place);
    onPage?.(page);
  }

  return {
    async take({ pages }) {
      for (const page of pages) await count(page);
    },
    async write() {
      const hour = hourOf(now());
      for (const place of [...changed]) {
        const [name = '', ofHour = ''] = place.split(' ');
        changed.delete(place);
        await writeFigures(depot, { name, hour: ofHour, writer }, [
          ...(hours.get(place)?.values() ?? []),
        ]).catch((error: unknown) => {
          changed.add(place);
          throw error;
        });
      }
      for (const place of hours.keys()) if (!place.endsWith(hour)) hours.delete(place);
      if (forgottenIn === hour) return;
      forgottenIn = hour;
      await forgetFigures(depot, now());
    },
  };
}

/** The routes of each version of an app that visitors may have now. */
async function routesByVersion(depot: Depot, name: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const pointer = await readPointer(depot, name);
  const versions = [pointer?.live, pointer?.canary?.version, pointer?.lastGood].filter(
    (id) => id !== undefined,
  );
  const entries = versions.map(async (version) => {
    const release = await findRelease(depot, name, version);
    return [version, release?.build.routes ?? []] as const;
  });
  return new Map(await Promise.all(entries));
}
