import type { Registry, RegistryRow } from '@site/release/registry';
import { isChosen } from './canary';
import type { RegistryEntry } from './registry';

/** What a registry says of a remote. */
export const rowOf = ({ remotes }: Registry, name: string): RegistryRow | undefined =>
  remotes.find((row) => row.name === name);

/** The version that this visitor gets, then the one to roll back to when it fails: one step back, and no further. */
export function versionsFor(row: RegistryRow | undefined): RegistryEntry[] {
  if (!row) return [];
  const { canary, previous, ...live } = row;
  const { name, routes } = live;
  if (canary && isChosen({ name, ...canary })) return [{ routes, ...canary, name }, live];
  return previous ? [live, { routes, ...previous, name }] : [live];
}
