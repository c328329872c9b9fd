import { readPointers, type Pointer } from '#registry/pointer.ts';
import { jsonBytes, readJson, writeChanged, type Store } from '#storage/store.ts';
import { pageHtml } from './html';
import { contentPolicy, type AllowedOrigins } from './policy';
import { liveRemote, type RegistryRemote } from './registry-slice';

/** What differs between two environments that run the same bytes. */
export interface SiteSettings {
  /** Goes to the browser as `/config.json`, over the defaults that the shell was built with. */
  config: Record<string, unknown>;
  allow: AllowedOrigins;
}

/** The name that the shell has in the store. It is published and promoted as a remote is. */
export const shellName = 'shell';

/**
 * Writes what customers load: the HTML, `remotes.json`, `config.json`. A change that comes in while this runs is seen
 * by the look back after the last write, so whoever writes last has written the newest state. Says what it wrote.
 */
export async function compose(store: Store, settings: SiteSettings): Promise<string[]> {
  const written = new Set<string>();
  for (let seen = ''; ;) {
    const pointers = await readPointers(store);
    const state = revisionsOf(pointers);
    if (state === seen) return [...written].sort();
    for (const [key, body] of await siteFiles(store, pointers, settings)) {
      if (await writeChanged(store, key, body)) written.add(key);
    }
    seen = state;
  }
}

const revisionsOf = (pointers: Map<string, Pointer>) =>
  JSON.stringify([...pointers.values()].map(({ name, revision }) => [name, revision]).sort());

async function siteFiles(
  store: Store,
  pointers: Map<string, Pointer>,
  settings: SiteSettings,
): Promise<Map<string, Buffer>> {
  const remotes: RegistryRemote[] = [];
  for (const pointer of pointers.values()) {
    if (pointer.name === shellName) continue;
    const live = await liveRemote(store, pointer);
    if (live) remotes.push(live.remote);
  }
  const shell = pointers.get(shellName)?.live;
  const shellFile = async (name: string) => (shell ? store.read(`${shellName}/${shell}/${name}`) : undefined);
  const defaults = shell ? await readJson(store, `${shellName}/${shell}/config.json`) : undefined;
  const config = { ...(defaults as object | undefined), ...settings.config };
  const files = new Map([
    ['remotes.json', jsonBytes({ remotes })],
    ['config.json', jsonBytes(config)],
  ]);
  const index = await shellFile('index.html');
  if (index) {
    const page = {
      shell: index.toString('utf8'),
      data: { 'site-registry': { remotes }, 'site-config': config },
      policy: contentPolicy(settings.allow),
    };
    files.set('index.html', Buffer.from(pageHtml(page)));
  }
  return files;
}
