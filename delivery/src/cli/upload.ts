import { resolve } from 'node:path';
import { readBuildFolder } from '#publish/build.ts';
import { publish, type Published } from '#publish/publish.ts';
import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import type { Invocation } from './command';
import { calledFrom } from './environment';

/** Publishes the builds in some folders, one after the other, with a line of progress for each. */
export async function uploadAll(depot: Depot, { args, note }: Invocation): Promise<Published[]> {
  if (args.length === 0) throw new Refusal('Which build should be published? For example: mfe-shop/dist');
  const results: Published[] = [];
  for (const word of args) {
    const folder = await readBuildFolder(resolve(calledFrom(), word));
    const { name, version } = folder.build;
    results.push(
      await publish(depot, folder, (done, total) => {
        if (done === total || done % 25 === 0) note(`${name}@${version}: ${done} of ${total} files`);
      }),
    );
  }
  return results;
}
