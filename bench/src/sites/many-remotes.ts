import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { run } from '#run/process.ts';
import { deploy } from './stores';
import { cache } from './workspace';

/** How many remotes the site has then. */
const count = 50;

/** The composed site with so many made-up remotes beside its own that there are fifty. Only the shell is built for it. */
export async function composeManyRemotes(workspace: string, store: string) {
  const folder = join(cache, 'many-remotes');
  rmSync(store, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const own = apps.filter(({ kind }) => kind === 'remote').map(({ name }) => name);
  const names = Array.from({ length: count - own.length }, (_, place) => `mfe-made-up-${place}`);
  const restore = addToRouteTable(workspace, names);
  const shell = join(folder, 'shell');
  const webpack = ['node', 'node_modules/webpack-cli/bin/cli.js', '--mode', 'production'];
  try {
    await run([...webpack, '--output-path', shell], join(workspace, 'shell'));
  } finally {
    restore();
  }
  const madeUp = names.map((name) => madeUpBuild(folder, name));
  await deploy(workspace, store, [shell, ...own.map((name) => join(workspace, name, 'dist')), ...madeUp]);
}

function addToRouteTable(workspace: string, names: readonly string[]): () => void {
  const file = join(workspace, 'shared/contracts/src/routes.ts');
  const text = readFileSync(file, 'utf8');
  const rows = names.map((name, place) => `  madeUp${place}: open('${name}', '/${name}'),\n`);
  writeFileSync(
    file,
    text.replace('export const routes = {\n', (start) => start + rows.join('')),
  );
  return () => writeFileSync(file, text);
}

/** The smallest build that `delivery verify` lets pass. */
function madeUpBuild(folder: string, name: string): string {
  const container = name.replaceAll('-', '_');
  const path = `/${name}`;
  const assets = { js: { sync: ['remote.js'], async: [] }, css: { sync: [], async: [] } };
  const files = {
    'entry.js': `/* ${name} */`,
    'remote.js': '',
    'mf-manifest.json': JSON.stringify({
      id: container,
      name: container,
      metaData: {
        name: container,
        remoteEntry: { name: 'entry.js', path: '', type: 'global' },
        globalName: container,
      },
      shared: [],
      exposes: [{ name: 'remote', path: './remote', assets }],
    }),
    'build.json': JSON.stringify({
      name,
      version: '1.0.0-0a1b2c3d',
      contract: 1,
      routes: [path],
      pages: { [path]: ['remote.js'] },
    }),
  };
  const build = join(folder, name);
  mkdirSync(build, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(build, file), text);
  return build;
}
