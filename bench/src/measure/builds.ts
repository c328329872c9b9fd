import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { run } from '#run/process.ts';

const build = ['node', 'tooling/scripts/run-build.mjs'];
/** A file with sentences of each app whose release is measured. */
const texts = {
  'mfe-content': 'mfe-content/src/features/home/home.text.ts',
  shell: 'shell/src/frame/frame.text.ts',
};

export type ChangedApp = keyof typeof texts;

/** Builds all apps from nothing and returns the milliseconds. */
export async function buildAll(workspace: string): Promise<number> {
  for (const { name } of apps) rmSync(join(workspace, name, 'dist'), { recursive: true, force: true });
  return run([...build, '--all'], workspace);
}

/** Seconds of a build of all apps from nothing, and of what a change in one remote rebuilds. */
export async function measureBuilds(workspace: string) {
  const all = await buildAll(workspace);
  const restore = changeSentence(workspace, 'mfe-content');
  const oneRemote = await run(build, workspace);
  restore();
  await run(build, workspace);
  return { all: all / 1000, oneRemote: oneRemote / 1000 };
}

/** Changes one sentence of an app; the returned function restores it. */
export function changeSentence(workspace: string, app: ChangedApp): () => void {
  const changed = texts[app];
  const file = join(workspace, changed);
  const text = readFileSync(file, 'utf8');
  const next = text.replace(/: '([^']+)'/, ": '$1 (2)'");
  if (next === text) throw new Error(`${changed} has no sentence to change`);
  writeFileSync(file, next);
  return () => writeFileSync(file, text);
}
