import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { newestRecords, pointersIn } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { writeChanged } from '#storage/store.ts';
import { siteFiles, type SiteSettings } from './site-files';

/**
 * Writes what customers load: the HTML, `remotes.json`, `config.json`. A change that comes in while this runs is seen
 * by the look back after the last write, so whoever writes last has written the newest state. Says what it wrote.
 */
export async function compose(depot: Depot, settings: SiteSettings): Promise<string[]> {
  const written = new Set<string>();
  for (;;) {
    const records = await newestRecords(depot);
    const pointers = await pointersIn(depot, records);
    for (const [key, body] of await siteFiles(depot, pointers, settings)) {
      if (await writeChanged(depot, key, body)) written.add(key);
    }
    if (isDeepStrictEqual(await newestRecords(depot), records)) return [...written].sort();
    // Others are at work: who waits a moment writes once for all of them.
    await setTimeout(Math.random() * 400);
  }
}
