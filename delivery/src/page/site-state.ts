import { shellName } from '@site/release/files';
import type { Fit, SiteState } from '@site/release-page/state';
import { readShown } from '#compose/shown.ts';
import { findRelease, type Release } from '#publish/release.ts';
import { type Pointer, readPointers } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import { pairingProblems } from '#verify/pairing.ts';
import { appState, type OwnState } from './app-state';

interface Wanted {
  environments: readonly string[];
  /** Why nobody may change anything by this page, wherever the key is. */
  readOnly?: string | undefined;
  now: Date;
}

/** Reads all that the page shows of an environment. An app whose records are broken stops no other. */
export async function siteState(depot: Depot, { environments, readOnly, now }: Wanted): Promise<SiteState> {
  const unreadable = new Map<string, string>();
  const pointers = [...(await readPointers(depot, unreadable)).values()];
  const isShown = await readShown(depot);
  const read = async (pointer: Pointer): Promise<OwnState | undefined> => {
    try {
      return await appState(depot, pointer, { shown: isShown(pointer), now });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      unreadable.set(pointer.name, error.message);
      return undefined;
    }
  };
  const apps = (await Promise.all(pointers.map(read))).filter((app) => app !== undefined);
  const fits = await fitsOf(depot, pointers);
  return {
    environment: depot.environment,
    environments,
    store: depot.address,
    apps: apps.map((app) => ({
      ...app,
      fits: fits.filter(({ remote }) => app.name === shellName || remote.startsWith(`${app.name}@`)),
      readOnly: readOnly ?? keyMissing(depot, app.name),
    })),
    problems: [...unreadable.values()],
  };
}

const keyMissing = (depot: Depot, name: string) =>
  depot.maySign(name)
    ? undefined
    : `This machine has no key that may release ${name} in ${depot.environment}: set DELIVERY_SIGNING_KEY.`;

/** How each version that visitors get fits the shell that is live. */
async function fitsOf(depot: Depot, pointers: readonly Pointer[]): Promise<Fit[]> {
  const live = pointers.find(({ name }) => name === shellName)?.live;
  const shell = await released(depot, shellName, live);
  if (!shell) return [];
  const remotes = pointers.filter(({ name }) => name !== shellName);
  const versions = remotes.flatMap(({ name, live: version, canary }) => [
    released(depot, name, version),
    released(depot, name, canary?.version),
  ]);
  const found = (await Promise.all(versions)).filter((release) => release !== undefined);
  return found.map((remote) => ({
    remote: `${remote.build.name}@${remote.build.version}`,
    shell: `${shellName}@${live}`,
    contract: remote.build.contract,
    problems: pairingProblems({ remote, shell }),
  }));
}

async function released(depot: Depot, name: string, version?: string): Promise<Release | undefined> {
  if (!version) return undefined;
  try {
    return await findRelease(depot, name, version);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
