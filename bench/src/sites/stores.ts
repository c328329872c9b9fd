import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { run } from '#run/process.ts';

/** The command line of delivery, which is how production's site is made and served. */
export const delivery = ['node', 'delivery.mjs'];

const assets = (workspace: string) => join(workspace, 'mfe-content/public');

/** Variant (a): what the builds of a workspace make, as delivery composes it; into a new store, or as a release in the one there is. */
export async function composeSite(workspace: string, store: string, { keep = false } = {}) {
  const cwd = join(workspace, 'delivery');
  // The copy of the workspace signs with a key of its own: what an earlier one signed would be refused.
  if (!keep) rmSync(store, { recursive: true, force: true });
  await run([...delivery, 'assets', '--store', store, assets(workspace)], cwd);
  const builds = apps.map(({ name }) => join(workspace, name, 'dist'));
  // The shell of a store of made-up remotes is small.
  const reasons = ['--why', 'bench', '--grows', 'bench'];
  await run([...delivery, 'deploy', '--store', store, ...reasons, ...builds], cwd);
}

/** A new store with made-up remotes, `mfe-made-up-0` and so on, of which version 1.0.0 is live. */
export async function fillStore(
  workspace: string,
  store: string,
  { remotes, versions }: { remotes: number; versions: number },
) {
  rmSync(store, { recursive: true, force: true });
  const fill = ['src/testing/full-store.ts', store, String(remotes), String(versions)];
  await run(['node', '--import', 'tsx', ...fill], join(workspace, 'delivery'));
}

interface Build {
  routes: string[];
  pages: Record<string, string[]>;
}

/** Variant (b): the monolith with the same treatment of its HTML, a preload of what the route needs. */
export function layOutMonolith(workspace: string, build: string, store: string) {
  emptyStore(workspace, store);
  cpSync(build, join(store, 'monolith/1.0.0'), { recursive: true });
  const html = readFileSync(join(build, 'index.html'), 'utf8');
  const { routes, pages } = JSON.parse(readFileSync(join(build, 'build.json'), 'utf8')) as Build;
  mkdirSync(join(store, 'pages'), { recursive: true });
  const files = routes.map((path, index) => {
    const file = path === '/' ? 'index.html' : `pages/${index}.html`;
    const links = (pages[path] ?? []).map(
      (name) =>
        `<link rel="preload" as="${name.endsWith('.css') ? 'style' : 'script'}" href="/monolith/1.0.0/${name}">`,
    );
    const config = '<script type="application/json" id="site-config">{}</script>';
    writeFileSync(join(store, file), html.replace('</head>', `${links.join('')}${config}</head>`));
    return { path, file };
  });
  writeFileSync(join(store, 'pages.json'), JSON.stringify({ pages: files }));
}

/** Variant (c): one HTML for every address, as the plugin's builds make it. */
export function layOutDefault(workspace: string, build: string, store: string) {
  emptyStore(workspace, store);
  for (const app of readdirSync(build))
    cpSync(join(build, app), join(store, app, '1.0.0'), { recursive: true });
  cpSync(join(build, 'shell/index.html'), join(store, 'index.html'));
  writeFileSync(join(store, 'pages.json'), '{"pages":[]}');
}

function emptyStore(workspace: string, store: string) {
  rmSync(store, { recursive: true, force: true });
  mkdirSync(store, { recursive: true });
  cpSync(assets(workspace), store, { recursive: true });
  writeFileSync(join(store, 'config.json'), '{}');
}
