import { contractVersion } from '@site/contracts/remote-contract';
import type { PageLoader, RemoteModule } from '@site/platform/remote-module';
import { RemoteError } from './failures';

/** The contract versions that this shell speaks. `verify` of delivery reads the same number from the build. */
const spoken: readonly number[] = [contractVersion];

/** A door after its check: pages by the name that the remote's routes give them. */
export interface Door {
  pages: Partial<Record<string, PageLoader>>;
  slices: RemoteModule['slices'];
}

/** Checks what a remote exposed before the shell uses any of it: nothing about it is known at build time. */
export function openDoor(name: string, exposed: unknown): Door {
  const remote = isObject(exposed) ? exposed['remote'] : undefined;
  if (!isObject(remote)) throw new RemoteError('import-error', 'the door exposes no `remote`');
  if (!spoken.includes(Number(remote['contract']))) {
    throw new RemoteError('contract-refused', `${String(remote['contract'])}, not ${spoken.join(' or ')}`);
  }
  if (remote['name'] !== name)
    throw new RemoteError('contract-refused', `the door of ${String(remote['name'])}`);
  if (!isObject(remote['pages']) || !Array.isArray(remote['slices'])) {
    throw new RemoteError('contract-refused', 'the door has no pages or no slices');
  }
  return remote as unknown as Door;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
