import type { Release } from '#publish/release.ts';

/** The bytes of code, after gzip, of some files of a release; each counts once. */
export const codeBytes = ({ files }: Release, names: Iterable<string>): number =>
  [...new Set(names)].reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0);

/** What a visitor loads of a remote, by the path of the page: its entry and the page's own files. */
export const pageBytes = (remote: Release, entry: readonly string[]): [path: string, bytes: number][] =>
  Object.entries(remote.build.pages).map(([path, page]) => [path, codeBytes(remote, [...entry, ...page])]);
