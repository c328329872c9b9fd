import { isCode, manifestFile } from '@site/release/files';
import { type DeliveryFacts, type Manifest } from '@site/release/manifest';
import { integrityOf } from '#storage/file-facts.ts';
import type { BuildFolder } from './build';

/** The build with the hashes of its code in its manifest, so that the manifest's own hash vouches for all of it. */
export function withBrowserFacts(folder: BuildFolder): BuildFolder {
  const manifest = folder.files.get(manifestFile);
  if (!manifest) return folder;
  const delivery: DeliveryFacts = { files: codeHashes(folder), pages: folder.build.pages };
  const text = JSON.stringify({ ...(JSON.parse(manifest.toString('utf8')) as Manifest), delivery });
  return { ...folder, files: new Map(folder.files).set(manifestFile, Buffer.from(text)) };
}

const codeHashes = ({ files }: BuildFolder) =>
  Object.fromEntries(
    [...files].filter(([name]) => isCode(name)).map(([name, body]) => [name, integrityOf(body)]),
  );
