import { type RemoteName, remoteNames } from '@site/contracts/routes';
import { trustOrigin } from './integrity';
import { remoteOverrides } from './overrides.storage';
import type { Registry } from './registry';

/** A remote that comes from a developer's machine, and from where. */
export interface Override {
  name: RemoteName;
  entry: string;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The overrides of this visitor: those that they keep and those that the address names, as
 * `?override=mfe-shop@http://localhost:3102/mf-manifest.json`. None where the installation does not allow them, and
 * never one from another machine.
 */
export function readOverrides(
  { allowOverrides }: { allowOverrides: boolean },
  { search }: { search: string },
): Override[] {
  if (!allowOverrides) return [];
  const asked = new URLSearchParams(search).getAll('override').map((word) => word.split('@', 2));
  const kept = { ...remoteOverrides.read(), ...Object.fromEntries(asked) } as Record<string, string>;
  const overrides = remoteNames
    .map((name) => ({ name, entry: kept[name] ?? '' }))
    .filter(({ entry }) => URL.canParse(entry) && loopback.test(new URL(entry).hostname));
  if (asked.length > 0)
    remoteOverrides.write(Object.fromEntries(overrides.map(({ name, entry }) => [name, entry])));
  return overrides;
}

/** The registry as a developer with overrides has it: their versions, with no hash and no version behind them. */
export function withOverrides(registry: Registry, overrides: readonly Override[]): Registry {
  if (overrides.length === 0) return registry;
  overrides.forEach(({ entry }) => trustOrigin(entry));
  const rows = overrides.map(({ name, entry }) => ({ name, entry, version: 'override' }));
  const isOverridden = (name: RemoteName) => rows.some((row) => row.name === name);
  return { ...registry, remotes: [...registry.remotes.filter(({ name }) => !isOverridden(name)), ...rows] };
}

/** Goes back to the published versions. */
export function leaveOverrides(location: Location): void {
  remoteOverrides.remove();
  const address = new URL(location.href);
  address.searchParams.delete('override');
  location.replace(address);
}
