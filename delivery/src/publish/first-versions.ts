import { shellName } from '@site/release/files';
import { Refusal } from '#refusal.ts';
import { readPointer } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { findRelease, type Release } from './release';

/**
 * A release of the shell with, for each file that the live version has too, the version with which it came first: under
 * that one's address visitors have it in their cache, and so the HTML names it there. Remotes stay as they are, since
 * their own code knows where their files lie.
 */
export async function withFirstVersions(depot: Depot, release: Release): Promise<Release> {
  const { name } = release.build;
  const live = name === shellName ? await liveRelease(depot, name) : undefined;
  if (!live) return release;
  const files = Object.entries(release.files).map(([file, facts]) => {
    const before = live.files[file];
    const isSame = before?.integrity === facts.integrity;
    return [file, isSame ? { ...facts, since: before.since ?? live.build.version } : facts] as const;
  });
  return { ...release, files: Object.fromEntries(files) };
}

/** A live version whose records are broken has no say: the next one may be what mends the site. */
async function liveRelease(depot: Depot, name: string): Promise<Release | undefined> {
  try {
    const version = (await readPointer(depot, name))?.live;
    return version === undefined ? undefined : await findRelease(depot, name, version);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
