import type { Release } from '#publish/release.ts';
import { favourite, type RouteGroup } from './route-groups';
import { addressOf } from './registry-rows';

/** A file that the browser should fetch before the code that asks for it has run. */
export interface Preload {
  address: string;
  as: 'script' | 'style';
  integrity: string;
}

interface ManifestFacts {
  metaData?: { remoteEntry?: { name?: string } };
  exposes?: { assets?: { js?: { sync?: string[] }; css?: { sync?: string[] } } }[];
}

/** What a page needs before it can be drawn: the remote's entry, its door, and the page's own files. Nothing else. */
export function preloadsOf({ remote, pageFiles }: RouteGroup): Preload[] {
  const { release, manifest } = favourite(remote);
  return [...new Set([...doorFilesOf(manifest), ...pageFiles])].map((file) => preload(release, file));
}

/** The files of a remote's entry and door, by its manifest. */
export function doorFilesOf(manifest: unknown): string[] {
  const { metaData, exposes = [] } = manifest as ManifestFacts;
  const door = exposes.flatMap(({ assets }) => [...(assets?.js?.sync ?? []), ...(assets?.css?.sync ?? [])]);
  return [metaData?.remoteEntry?.name, ...door].filter((file) => file !== undefined);
}

/** One preload. Its hash must be the one that the later request names, else the browser fetches the file twice. */
export function preload(release: Release, file: string): Preload {
  const integrity = release.files[file]?.integrity ?? '';
  return { address: addressOf(release, file), as: file.endsWith('.css') ? 'style' : 'script', integrity };
}
