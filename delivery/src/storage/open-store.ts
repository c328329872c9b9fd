import { Failure, Refusal } from '#refusal.ts';
import { folderStore } from './folder-store';
import type { Store } from './store';

/** Whether an address has a kind in front, as `s3:`, rather than being a folder's path. */
export const hasKind = (address: string) => /^\w+:\//.test(address);

/** Opens the store at an address: a folder's path, or `s3://bucket/prefix`. */
export async function openStore(address: string): Promise<Store> {
  if (!hasKind(address)) return withNamedErrors(folderStore(address));
  if (!/^s3:\/\/[^/]/.test(address))
    throw new Refusal(`${address} is not a store: a store is a folder or s3://bucket/prefix.`);
  // The SDK is large: it is loaded for a bucket only.
  const { s3Store } = await import('./s3-store');
  return withNamedErrors(s3Store(address));
}

/** The same store. When it fails, the error names the store, the file, and the error of disk or network. */
export function withNamedErrors(store: Store): Store {
  const { address } = store;
  const fail =
    (key: string) =>
    (error: Error & { code?: string }): never => {
      if (error instanceof Failure) throw error;
      const said = isFull(error) ? 'the disk is full' : error.message || error.code || error.name;
      throw new Failure(`The store ${address} could not be used for ${key || 'a list'}: ${said}`, {
        cause: error,
      });
    };
  return {
    address,
    read: (key) => store.read(key).catch(fail(key)),
    write: (key, body) => store.write(key, body).catch(fail(key)),
    create: (key, body) => store.create(key, body).catch(fail(key)),
    remove: (key) => store.remove(key).catch(fail(key)),
    list: (prefix) => store.list(prefix).catch(fail(prefix)),
  };
}

const isFull = ({ code }: { code?: string }) => code === 'ENOSPC' || code === 'EDQUOT';
