import { isCode, shellName } from '@site/release/files';
import { entryFiles, type Manifest } from '@site/release/manifest';
import type { Release } from '#publish/release.ts';
import { codeBytes, pageBytes } from './page-bytes';
import { idOf } from './problem';

/** A version with what its manifest says; the shell has none. */
export interface Weighed {
  release: Release;
  manifest: Manifest | undefined;
}

/** Fewer bytes than these are names and hashes. */
const noiseBytes = 256;

/** The ways into a version by which a visitor loads more than `limit` per cent more code than by the one before. */
export function growthProblems(after: Weighed, before: Weighed, limit: number): string[] {
  const was = bytesByEntry(before);
  return [...bytesByEntry(after)].flatMap(([entry, bytes]) => {
    const least = was.get(entry);
    if (least === undefined || bytes - least <= noiseBytes) return [];
    const growth = (bytes / least - 1) * 100;
    if (growth <= limit) return [];
    return [
      `${idOf(after.release)} makes a visitor of ${entry} fetch ${kb(bytes)} KB of code, ${growth.toFixed(1)} % more than ${idOf(before.release)}, which is live: load less at once, or say why it must be with --grows "<sentence>".`,
    ];
  });
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

/** What a visitor loads after gzip, by the path of the page; of the shell, whatever the page. */
function bytesByEntry({ release, manifest }: Weighed): Map<string, number> {
  if (release.build.name === shellName)
    return new Map([['any page', codeBytes(release, Object.keys(release.files).filter(isOfStart))]]);
  return new Map(pageBytes(release, manifest ? entryFiles(manifest) : []));
}

const isOfStart = (file: string) => isCode(file) && !file.startsWith('prerendered/');
