import { folderOf, registryFile, shellName } from '@site/release/files';
import type { Registry } from '@site/release/registry';
import type { Pointer } from '#registry/pointer.ts';
import { readJson, type Store } from '#storage/store.ts';

/**
 * Reads what customers get, and tells whether it is what a pointer says. It is not between a change and the HTML that is
 * written after it, nor when whoever made the change died there.
 */
export async function readShown(store: Store): Promise<(pointer: Pointer) => boolean> {
  const index = String(await store.read('index.html'));
  const registry = (await readJson(store, registryFile)) as Registry | undefined;
  return ({ name, live, canary }) => {
    if (name === shellName) return live !== undefined && index.includes(folderOf({ name, version: live }));
    const row = registry?.remotes.find((each) => each.name === name);
    return (
      row?.version === live &&
      row?.canary?.version === canary?.version &&
      row?.canary?.share === canary?.share
    );
  };
}
