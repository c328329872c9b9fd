import type { Pointer } from '#registry/pointer.ts';
import { readJson, type Store } from '#storage/store.ts';
import type { RemoteRow } from './registry-rows';
import { shellName } from './site-files';

/**
 * Whether customers get what a pointer says. They do not between a change and the HTML that is written after it, nor
 * when whoever made the change died there.
 */
export async function isShown(store: Store, { name, live, canary }: Pointer): Promise<boolean> {
  if (name === shellName) return String(await store.read('index.html')).includes(`/${shellName}/${live}/`);
  const registry = (await readJson(store, 'remotes.json')) as { remotes: RemoteRow[] } | undefined;
  const row = registry?.remotes.find((each) => each.name === name);
  return (
    row?.version === live && row?.canary?.version === canary?.version && row?.canary?.share === canary?.share
  );
}
