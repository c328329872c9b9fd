import * as v from 'valibot';
import type { VersionState, VisitSummary } from '@site/release-page/state';
import type { Figures } from '#figures/figures.ts';
import { summaryOf } from '#figures/summary.ts';
import { findRelease, type Release } from '#publish/release.ts';
import { claimPlace, claimSchema } from '#publish/unfinished.ts';
import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';

const most = 12;

/** The versions of an app that were published, the newest first, with their sizes and what visitors had of them. */
export async function versionStates(
  depot: Depot,
  name: string,
  figures: readonly Figures[],
): Promise<VersionState[]> {
  const published = await publishedVersions(depot, name);
  const newest = published
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .slice(0, most);
  const states = newest.map(async ({ version, publishedAt }) => {
    const release = await findRelease(depot, name, version).catch(nothingIfRefused);
    const own = figures.filter((row) => row.version === version);
    return {
      version,
      publishedAt,
      bytes: release ? bytesOf(release) : 0,
      ...(own.length > 0 && { figures: summaryOf(own) }),
      routes: byRoute(own),
    };
  });
  return Promise.all(states);
}

async function publishedVersions(depot: Depot, name: string) {
  const keys = await depot.list(`${name}/`);
  const versions = keys
    .filter((key) => /^[^/]+\/[^/]+\/release\.json$/.test(key))
    .map((key) => key.split('/')[1] ?? '');
  return Promise.all(
    versions.map(async (version) => {
      const claim = await depot.readRecord(claimPlace(name, version)).catch(nothingIfRefused);
      const found = v.safeParse(claimSchema, claim?.record);
      return { version, publishedAt: found.success ? found.output.at : undefined };
    }),
  );
}

function nothingIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

function byRoute(figures: readonly Figures[]): { route: string; figures: VisitSummary }[] {
  const routes = [...new Set(figures.map(({ route }) => route))].sort();
  return routes.map((route) => ({ route, figures: summaryOf(figures.filter((row) => row.route === route)) }));
}

/** What travels of a file: after gzip, where it is code. */
export const sizeOf = ({ bytes, gzip }: Release['files'][string]) => gzip ?? bytes;

const bytesOf = ({ files }: Release) => Object.values(files).reduce((sum, file) => sum + sizeOf(file), 0);
