import { folderStore } from './folder-store';
import type { Store } from './store';

/** Opens the store at an address: a folder's path, or `s3://bucket/prefix`. */
export async function openStore(address: string): Promise<Store> {
  if (!address.startsWith('s3://')) return folderStore(address);
  // The SDK is large: only who has a bucket waits for it.
  const { s3Store } = await import('./s3-store');
  return s3Store(address);
}
