import { integrityOf } from '#storage/file-facts.ts';
import type { BuildFolder } from './build';

/** The manifest of a remote, the one document that a browser needs before it loads the remote's code. */
export const manifestFile = 'mf-manifest.json';

/** What delivery adds to a manifest, under `delivery`. The federation runtime does not look at it. */
export interface BrowserFacts {
  /** The hash of each script and stylesheet of the version, by its file name. */
  files: Record<string, string>;
  /** The files that a page needs beyond the door, by the page's path. */
  pages: Record<string, string[]>;
}

/** The build with the hashes of its code in its manifest, so that the manifest's own hash vouches for all of it. */
export function withBrowserFacts(folder: BuildFolder): BuildFolder {
  const manifest = folder.files.get(manifestFile);
  if (!manifest) return folder;
  const facts: BrowserFacts = { files: codeHashes(folder), pages: folder.build.pages };
  const text = JSON.stringify({ ...(JSON.parse(manifest.toString('utf8')) as object), delivery: facts });
  return { ...folder, files: new Map(folder.files).set(manifestFile, Buffer.from(text)) };
}

const codeHashes = ({ files }: BuildFolder) =>
  Object.fromEntries(
    [...files].filter(([name]) => /\.(js|css)$/.test(name)).map(([name, body]) => [name, integrityOf(body)]),
  );
