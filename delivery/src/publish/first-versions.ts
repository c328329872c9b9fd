import { shellName } from '@site/release/files';
import { nothingIfRefused } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import { findLiveRelease } from './live-release';
import type { Release } from './release';

/**
 * A release of the shell with, for each file that the live version has too, the version with which it came first: under
 * that one's address visitors have it in their cache, and so the HTML names it there. Remotes stay as they are, since
 * their own code knows where their files lie.
 */
export async function withFirstVersions(depot: Depot, release: Release): Promise<Release> {
  const { name } = release.build;
  if (name !== shellName) return release;
  // A live version whose records are broken has no say: the next one may be what mends the site.
  const live = await findLiveRelease(depot, name).catch(nothingIfRefused);
  if (!live) return release;
  const files = Object.entries(release.files).map(([file, facts]) => {
    const before = live.files[file];
    const isSame = before?.integrity === facts.integrity;
    return [file, isSame ? { ...facts, since: before.since ?? live.build.version } : facts] as const;
  });
  return { ...release, files: Object.fromEntries(files) };
}
