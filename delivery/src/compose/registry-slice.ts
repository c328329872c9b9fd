import { findRelease, type Release } from '#publish/release.ts';
import type { Pointer } from '#registry/pointer.ts';
import type { Store } from '#storage/store.ts';

/** One version of a remote, as the browser is told of it. */
export interface RemoteVersion {
  version: string;
  entry: string;
}

/** One remote in `remotes.json` and in the HTML. */
export interface RegistryRemote extends RemoteVersion {
  name: string;
  previous?: RemoteVersion;
}

export interface LiveRemote {
  remote: RegistryRemote;
  release: Release;
}

const versionOf = (name: string, version: string): RemoteVersion => ({
  version,
  entry: `/${name}/${version}/mf-manifest.json`,
});

/** What the registry says of one remote, or nothing where no version of it is live. */
export async function liveRemote(store: Store, pointer: Pointer): Promise<LiveRemote | undefined> {
  const { name, live, lastGood } = pointer;
  const release = live ? await findRelease(store, name, live) : undefined;
  if (!live || !release) return undefined;
  return {
    release,
    remote: { name, ...versionOf(name, live), ...(lastGood && { previous: versionOf(name, lastGood) }) },
  };
}
