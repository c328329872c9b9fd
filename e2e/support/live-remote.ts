import { siteUrl } from './addresses.ts';

interface Registry {
  remotes: { name: string; entry: string }[];
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  delivery: { pages: Record<string, string[]> };
}

/** Of a remote that is live: the paths of its manifest, of its entry, and of the files of a page by the pattern of its path. */
export async function pathsOfRemote(remote: string) {
  const { remotes } = (await (await fetch(`${siteUrl}/remotes.json`)).json()) as Registry;
  const address = new URL(remotes.find(({ name }) => name === remote)?.entry ?? '', siteUrl);
  const { metaData, delivery } = (await (await fetch(address)).json()) as Manifest;
  const pathOf = (file: string) => new URL(file, address).pathname;
  return {
    manifest: address.pathname,
    entry: pathOf(metaData.remoteEntry.name),
    filesOf: (pattern: string) => (delivery.pages[pattern] ?? []).map(pathOf),
  };
}
