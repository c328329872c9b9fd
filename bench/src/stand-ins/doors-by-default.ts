import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Door } from 'site-doors';

/** Default federation asks the plugin's runtime for a door. */
export async function doorOf(name: string) {
  const exposed = await loadRemote<{ remote: Door }>(`${name}/remote`);
  if (!exposed) throw new Error(`No door of ${name}`);
  return exposed.remote;
}
