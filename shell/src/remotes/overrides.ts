import { buildRecordFile } from '@site/release/files';
import type { Registry, RegistryRow } from '@site/release/registry';
import { routeTableSchema } from '@site/release/route-table';
import { object, parse } from 'valibot';
import { trustOrigin } from './integrity';
import { rowOf } from './live-versions';
import { remoteOverrides } from './overrides.storage';

/** A remote that comes from a developer's machine, and from where. */
export interface Override {
  name: string;
  entry: string;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The overrides of this visitor: those that they keep and those that the address names, as
 * `?override=mfe-shop@http://localhost:3102/mf-manifest.json`. None where the installation does not allow them, and
 * never one from another machine. The remote may be one that the site does not have.
 */
export function readOverrides(
  { allowOverrides }: { allowOverrides: boolean },
  { search }: { search: string },
): Override[] {
  if (!allowOverrides) return [];
  const asked = new URLSearchParams(search).getAll('override').map((word) => word.split('@', 2));
  const kept = { ...remoteOverrides.read(), ...Object.fromEntries(asked) } as Record<string, string>;
  const overrides = Object.entries(kept)
    .map(([name, entry]) => ({ name, entry }))
    .filter(({ entry }) => URL.canParse(entry) && loopback.test(new URL(entry).hostname));
  if (asked.length > 0)
    remoteOverrides.write(Object.fromEntries(overrides.map(({ name, entry }) => [name, entry])));
  return overrides;
}

/** The registry as a developer with overrides has it: their versions, with no hash and no version behind them. */
export async function withOverrides(registry: Registry, overrides: readonly Override[]): Promise<Registry> {
  if (overrides.length === 0) return registry;
  const rows = await Promise.all(overrides.map((override) => ownRow(override, registry)));
  const isOverridden = (name: string) => rows.some((row) => row.name === name);
  return { ...registry, remotes: [...registry.remotes.filter(({ name }) => !isOverridden(name)), ...rows] };
}

/** The pages are those of the build on that machine; while it does not tell them, those of the version that is live. */
async function ownRow({ name, entry }: Override, registry: Registry): Promise<RegistryRow> {
  trustOrigin(entry);
  const routes = await fetch(new URL(buildRecordFile, entry))
    .then(async (answer) => parse(object({ routeTable: routeTableSchema }), await answer.json()).routeTable)
    .catch(() => rowOf(registry, name)?.routes);
  return { name, entry, version: 'override', routes };
}

/** Goes back to the published versions. */
export function leaveOverrides(location: Location): void {
  remoteOverrides.remove();
  const address = new URL(location.href);
  address.searchParams.delete('override');
  location.replace(address);
}
