import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stubContainer } from '@site/testing/stub-container';

/** A remote of a few lines. */
export interface StubRemote {
  name: string;
  version: string;
  /** Its pages by path: each a heading, and the address to which it has a link. */
  pages: Record<string, { heading: string; link?: string; guarded?: true }>;
  redirects?: Record<string, string>;
}

/** Writes a stub remote as a build does, to be published; returns its folder. */
export function stubBuild(below: string, { name, version, pages, redirects = {} }: StubRemote): string {
  const folder = join(below, `${name}-${version}`);
  const paths = Object.keys(pages);
  // A page is named after its path.
  const byPath = <Value>(of: (page: StubRemote['pages'][string]) => Value) =>
    Object.fromEntries(paths.flatMap((path) => (pages[path] ? [[path, of(pages[path])]] : [])));
  const { manifest, entry } = stubContainer({
    name,
    pages: byPath(({ heading }) => heading),
    links: byPath(({ link = '' }) => link),
  });
  const routeTable = Object.fromEntries(
    paths.map((path) => [path, { page: path, ...(pages[path]?.guarded && { guarded: true }) }]),
  );
  const record = {
    name,
    version,
    contract: 1,
    routes: paths,
    routeTable,
    titles: byPath(({ heading }) => heading),
    redirects,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'entry.js'), `/* ${version} */ ${entry}`);
  writeFileSync(join(folder, 'mf-manifest.json'), manifest);
  writeFileSync(join(folder, 'build.json'), JSON.stringify(record));
  return folder;
}
