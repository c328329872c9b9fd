import type { RemoteName } from '@site/contracts/routes';
import { isChosen } from './canary';
import type { Registry, RegistryEntry, RegistryRow } from './registry';

/** Which version of each remote this visitor has, and where he goes when it fails. */
export interface LiveVersions {
  of: (name: RemoteName) => RegistryEntry | undefined;
  /** Goes from a version that failed to the last good one, and says whether there was one to go to. */
  goBack: (name: RemoteName) => boolean;
  /** Takes what a registry that was read anew says. A remote that it leaves out stays as it was. */
  renew: (registry: Registry) => void;
}

/** Reads a registry for this visitor: the version that he gets of each remote, and the one behind it. */
export function liveVersions(registry: Registry): LiveVersions {
  const choices = new Map<RemoteName, RegistryEntry[]>();
  const renew = ({ remotes }: Registry) => remotes.forEach((row) => choices.set(row.name, choicesIn(row)));
  renew(registry);
  return {
    of: (name) => choices.get(name)?.[0],
    goBack: (name) => {
      const [, ...rest] = choices.get(name) ?? [];
      if (rest.length === 0) return false;
      choices.set(name, rest);
      return true;
    },
    renew,
  };
}

/** The version that the visitor gets, then the one to go to when that fails: one step back, and no further. */
function choicesIn({ canary, previous, ...live }: RegistryRow): RegistryEntry[] {
  const { name } = live;
  if (canary && isChosen({ name, ...canary })) return [{ ...canary, name }, live];
  return previous ? [live, { ...previous, name }] : [live];
}
