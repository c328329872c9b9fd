import { Failure, Refusal } from '#refusal.ts';
import { folderStore } from './folder-store';
import type { Store } from './store';

/** Whether an address has a kind in front, as `s3:`, rather than being a folder's path. */
export const hasKind = (address: string) => /^\w+:\//.test(address);

/** Opens the store at an address: a folder's path, or `s3://bucket/prefix`. */
export async function openStore(address: string): Promise<Store> {
  if (!hasKind(address)) return outspoken(folderStore(address));
  if (!/^s3:\/\/[^/]/.test(address))
    throw new Refusal(`${address} is no store: a store is a folder or s3://bucket/prefix.`);
  // The SDK is large: only who has a bucket waits for it.
  const { s3Store } = await import('./s3-store');
  return outspoken(s3Store(address));
}

/** The same store. When it fails, the error tells which store it was, and what disk or network said. */
function outspoken({ address, read, write, create, list }: Store): Store {
  const fail = (error: Error & { code?: string }): never => {
    const said = error.message || error.code || error.name;
    throw new Failure(`The store ${address} could not be used: ${said}`, { cause: error });
  };
  return {
    address,
    read: (key) => read(key).catch(fail),
    write: (key, body) => write(key, body).catch(fail),
    create: (key, body) => create(key, body).catch(fail),
    list: (prefix) => list(prefix).catch(fail),
  };
}
