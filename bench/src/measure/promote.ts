import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '#run/process.ts';
import { spreadOf } from '#report/statistics.ts';
import { delivery, fillStore } from '#sites/stores.ts';
import { cache } from '#sites/workspace.ts';

const versions = 200;

/** Milliseconds of one `delivery promote`, the process included, in stores of 5 and of 50 remotes with 200 versions each. */
export async function measurePromote(workspace: string): Promise<Record<string, number>> {
  const cwd = join(workspace, 'delivery');
  const times: Record<string, number> = {};
  for (const remotes of [5, 50]) {
    const store = join(cache, `full-store-${remotes}`);
    await fillStore(workspace, store, { remotes, versions });
    const runs: number[] = [];
    for (let patch = 1; patch <= 5; patch++)
      runs.push(await run([...delivery, 'promote', `mfe-made-up-2@1.0.${patch}`, '--store', store], cwd));
    times[remotes] = Math.round(spreadOf(runs).median);
    rmSync(store, { recursive: true, force: true });
  }
  return times;
}
