import { isStylesheet } from '@site/release/files';
import { entryFiles } from '@site/release/manifest';
import type { Release } from '#publish/release.ts';
import type { RouteGroup } from './route-groups';
import { addressOf } from './registry-rows';

/** A file that the browser should fetch before the code that needs it has run. */
export interface Preload {
  address: string;
  as: 'script' | 'style';
  integrity: string;
}

/** What a page needs before it can be drawn: the files of the remote's entry, and the page's own. Nothing else. */
export function preloadsOf({ version: { release, manifest }, pageFiles }: RouteGroup): Preload[] {
  return [...new Set([...entryFiles(manifest), ...pageFiles])].map((file) => preload(release, file));
}

/** One preload. Its hash must be the one that the later request names, else the browser fetches the file twice. */
export function preload(release: Release, file: string): Preload {
  const integrity = release.files[file]?.integrity ?? '';
  return { address: addressOf(release, file), as: isStylesheet(file) ? 'style' : 'script', integrity };
}
