import { shellName } from '@site/release/files';
import type { Fit, SiteState } from '@site/release-page/state';
import { compatMatrix, type MatrixVersion } from '#compat/matrix.ts';
import { readShown } from '#compose/shown.ts';
import { type Pointer, readPointers } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import { appState, type OwnState } from './app-state';

interface Wanted {
  environments: readonly string[];
  /** Why nobody may change anything by this page, wherever the key is. */
  readOnly?: string | undefined;
  /** The app of which every version and every change is wanted, however old. */
  whole?: string | undefined;
  now: Date;
}

/** Reads all that the page shows of an environment. An app whose records are broken stops no other. */
export async function siteState(
  depot: Depot,
  { environments, readOnly, whole, now }: Wanted,
): Promise<SiteState> {
  const unreadable = new Map<string, string>();
  const pointers = [...(await readPointers(depot, unreadable)).values()];
  const isShown = await readShown(depot);
  const read = async (pointer: Pointer): Promise<OwnState | undefined> => {
    try {
      return await appState(depot, pointer, {
        shown: isShown(pointer),
        isWhole: pointer.name === whole,
        now,
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      unreadable.set(pointer.name, error.message);
      return undefined;
    }
  };
  const apps = (await Promise.all(pointers.map(read))).filter((app) => app !== undefined);
  const fits = await fitsOf(depot, unreadable);
  return {
    environment: depot.environment,
    environments,
    store: depot.address,
    apps: apps.map((app) => ({
      ...app,
      fits: fits.filter(({ remote }) => app.name === shellName || remote.startsWith(`${app.name}@`)),
      readOnly: readOnly ?? keyMissing(depot, app.name),
    })),
    problems: [...new Set(unreadable.values())],
  };
}

const keyMissing = (depot: Depot, name: string) =>
  depot.maySign(name)
    ? undefined
    : `This machine has no key that may release ${name} in ${depot.environment}: set DELIVERY_SIGNING_KEY.`;

/** How each version that visitors get, or may get again by a rollback, fits each such shell. */
async function fitsOf(depot: Depot, unreadable: Map<string, string>): Promise<Fit[]> {
  try {
    const { cells, shells, remotes } = await compatMatrix([{ name: depot.environment, depot }]);
    const isNear = (name: string, version: string) =>
      [...shells, ...remotes].some(
        (each) => each.name === name && each.version === version && each.places.some(isNow),
      );
    const near = cells.filter(
      ({ shell, remote }) => isNear(shellName, shell) && isNear(remote.name, remote.version),
    );
    return near.map(({ shell, remote: { name, version }, problems }) => ({
      remote: `${name}@${version}`,
      shell: `${shellName}@${shell}`,
      problems,
    }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    unreadable.set('compat', error.message);
    return [];
  }
}

const isNow = ({ standing }: MatrixVersion['places'][number]) => standing !== 'earlier';
