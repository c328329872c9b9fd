import { folderStore } from './folder-store';
import type { Store } from './store';

/** Opens the store at an address: a folder's path, or `s3://bucket/prefix`. */
export async function openStore(address: string): Promise<Store> {
  return folderStore(address);
}
