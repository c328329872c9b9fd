import { randomUUID } from 'node:crypto';
import type { PageFigures, FiguresReport } from '@site/release/figures-report';
import { findRelease } from '#publish/release.ts';
import { readPointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { judgedMeasures } from './canary-pace';
import { addPage, type Figures, noFigures } from './figures';
import { forgetFigures, hourOf, writeFigures } from './figures-store';
import { judgedClients } from './judged-clients';

/** Takes what browsers report of pages, and writes it to the store from time to time. */
export interface FiguresCollector {
  /**
   * Counts the report of a client. What no visitor can have is left out: another version, a route that the version does not
   * have. So are the vitals of a client who has been counted often enough in the evaluation of a canary.
   */
  take(report: FiguresReport, client: string): Promise<void>;
  /** Writes what was counted since the last time. */
  write(): Promise<void>;
}

interface Options {
  /** Tells the time. */
  now?: () => Date;
  /** Called for each page that counts, for other systems that watch the site. */
  onPage?: (page: PageFigures) => void;
}

/** The list of offered versions is read again after this time: a report must not cost a request to the store. */
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
  const mayBeJudgedBy = judgedClients();
  const known = new Map<string, { until: number; offer: Promise<Offer> }>();
  let forgottenIn = '';

  const offered = (name: string) => {
    const at = now().getTime();
    const found = known.get(name);
    if (found && found.until > at) return found.offer;
    // A made-up name is remembered no longer than a real one.
    if (known.size > 100) known.clear();
    const offer = offerOf(depot, name);
    known.set(name, { until: at + knownForMs, offer });
    return offer;
  };

  /** The measures of a page without those by which a client may no longer affect the evaluation of a canary. */
  function fairly(
    { remote: name, version, measures }: PageFigures,
    since: number | undefined,
    client: string,
  ) {
    if (since === undefined) return measures;
    const isFair = (measure: string) =>
      !judgedMeasures.some((judged) => judged === measure) ||
      mayBeJudgedBy(name, { version, measure, since }, client);
    return Object.fromEntries(Object.entries(measures).filter(([measure]) => isFair(measure)));
  }

  async function count(page: PageFigures, client: string) {
    const { remote, version, route, failure } = page;
    const { routes, canarySince } = await offered(remote);
    if (!routes.get(version)?.includes(route)) return;
    const place = `${remote} ${hourOf(now())}`;
    const rows = hours.get(place) ?? new Map<string, Figures>();
    hours.set(place, rows);
    const key = `${version} ${route}`;
    const row = rows.get(key) ?? noFigures(version, route);
    rows.set(key, row);
    addPage(row, { failure, measures: fairly(page, canarySince, client) });
    changed.add(place);
    onPage?.(page);
  }

  return {
    async take({ pages }, client) {
      for (const page of pages) await count(page, client);
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

/** What visitors may have of an app now. */
interface Offer {
  /** The routes of each version. */
  routes: ReadonlyMap<string, readonly string[]>;
  /** The revision with which its canary began; nothing where none runs. */
  canarySince: number | undefined;
}

async function offerOf(depot: Depot, name: string): Promise<Offer> {
  const pointer = await readPointer(depot, name);
  const versions = [pointer?.live, pointer?.canary?.version, pointer?.lastGood].filter(
    (id) => id !== undefined,
  );
  const entries = versions.map(async (version) => {
    const release = await findRelease(depot, name, version);
    return [version, release?.build.routes ?? []] as const;
  });
  return { routes: new Map(await Promise.all(entries)), canarySince: pointer?.canary?.since };
}
