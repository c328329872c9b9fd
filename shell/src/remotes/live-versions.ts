import type { RemoteName } from '@site/contracts/routes';
import { isChosen } from './canary';
import type { Registry, RegistryEntry, RegistryRow } from './registry';

/** What a registry says of a remote. */
export const rowOf = ({ remotes }: Registry, name: RemoteName): RegistryRow | undefined =>
  remotes.find((row) => row.name === name);

/** The version that this visitor gets, then the one to roll back to when it fails: one step back, and no further. */
export function versionsFor(row: RegistryRow | undefined): RegistryEntry[] {
  if (!row) return [];
  const { canary, previous, ...live } = row;
  const { name } = live;
  if (canary && isChosen({ name, ...canary })) return [{ ...canary, name }, live];
  return previous ? [live, { ...previous, name }] : [live];
}
