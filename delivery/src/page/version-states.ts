import * as v from 'valibot';
import type { VersionState, VisitSummary } from '@site/release-page/state';
import type { Figures } from '#figures/figures.ts';
import { summaryOf } from '#figures/summary.ts';
import { findRelease, type Release } from '#publish/release.ts';
import { claimPlace, claimSchema } from '#publish/unfinished.ts';
import { nothingIfRefused } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';

/** A version that was published, and when. */
interface Published {
  version: string;
  publishedAt: string | undefined;
}

interface Wanted {
  versions: readonly Published[];
  figures: readonly Figures[];
}

/** Versions of an app, with their sizes and what visitors had of them. */
export async function versionStates(
  depot: Depot,
  name: string,
  { versions, figures }: Wanted,
): Promise<VersionState[]> {
  const states = versions.map(async ({ version, publishedAt }) => {
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

/** The versions of an app that were published, the newest first. */
export async function publishedVersions(depot: Depot, name: string): Promise<Published[]> {
  const keys = await depot.list(`${name}/`);
  const versions = keys
    .filter((key) => /^[^/]+\/[^/]+\/release\.json$/.test(key))
    .map((key) => key.split('/')[1] ?? '');
  const published = await Promise.all(
    versions.map(async (version) => {
      const claim = await depot.readRecord(claimPlace(name, version)).catch(nothingIfRefused);
      const found = v.safeParse(claimSchema, claim?.record);
      return { version, publishedAt: found.success ? found.output.at : undefined };
    }),
  );
  return published.sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}

function byRoute(figures: readonly Figures[]): { route: string; figures: VisitSummary }[] {
  const routes = [...new Set(figures.map(({ route }) => route))].sort();
  return routes.map((route) => ({ route, figures: summaryOf(figures.filter((row) => row.route === route)) }));
}

/** What travels of a file: after gzip, where it is code. */
export const sizeOf = ({ bytes, gzip }: Release['files'][string]) => gzip ?? bytes;

const bytesOf = ({ files }: Release) => Object.values(files).reduce((sum, file) => sum + sizeOf(file), 0);
