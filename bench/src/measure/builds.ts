import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { run } from '#run/process.ts';

const build = ['node', 'tooling/scripts/run-build.mjs'];
const changed = 'mfe-content/src/features/home/home.text.ts';

/** Builds all apps from nothing and returns the milliseconds. */
export async function buildAll(workspace: string): Promise<number> {
  for (const { name } of apps) rmSync(join(workspace, name, 'dist'), { recursive: true, force: true });
  return run([...build, '--all'], workspace);
}

/** Seconds of a build of all apps from nothing, and of what a change in one remote rebuilds. */
export async function measureBuilds(workspace: string) {
  const all = await buildAll(workspace);
  const restore = changeContent(workspace);
  const oneRemote = await run(build, workspace);
  restore();
  await run(build, workspace);
  return { all: all / 1000, oneRemote: oneRemote / 1000 };
}

/** Changes one sentence of mfe-content's home; the returned function restores it. */
export function changeContent(workspace: string): () => void {
  const file = join(workspace, changed);
  const text = readFileSync(file, 'utf8');
  const next = text.replace(/: '([^']+)'/, ": '$1 (2)'");
  if (next === text) throw new Error(`${changed} has no sentence to change`);
  writeFileSync(file, next);
  return () => writeFileSync(file, text);
}
