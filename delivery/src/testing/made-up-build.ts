import * as v from 'valibot';
import { buildRecordSchema } from '@site/release/build-record';
import { exposedModule, manifestFile, shellName } from '@site/release/files';
import type { BuildFolder } from '#publish/build.ts';

type Facts = Partial<v.InferInput<typeof buildRecordSchema>> & { name: string; version: string };

/** A build as an app's own build would make it, small enough for a test: each page is named after its path. `files` come on top, or instead. */
export function madeUpBuild(facts: Facts, files: Record<string, string> = {}): BuildFolder {
  const isShell = facts.name === shellName;
  const routeTable = Object.fromEntries((facts.routes ?? []).map((path) => [path, { page: path }]));
  const own = isShell ? { speaks: [1] } : { contract: 1, routeTable };
  const record = { ...own, ...facts };
  const container = facts.name.replaceAll('-', '_');
  const manifest = {
    id: container,
    name: container,
    metaData: {
      name: container,
      remoteEntry: { name: 'entry.0a.js', path: '', type: 'global' },
      globalName: container,
      publicPath: 'auto',
    },
    shared: [],
    exposes: [
      {
        name: exposedModule,
        path: `./${exposedModule}`,
        assets: { js: { sync: ['remote.0a.js'], async: [] }, css: { sync: [], async: [] } },
      },
    ],
  };
  const made: Record<string, string> = {
    ...(isShell
      ? shellFiles(facts.version)
      : {
          'entry.0a.js': `/* ${facts.version} */`,
          'remote.0a.js': '',
          [manifestFile]: JSON.stringify(manifest),
        }),
    ...files,
    'build.json': JSON.stringify(record),
  };
  const bodies = Object.entries(made)
    .sort()
    .map(([file, text]) => [file, Buffer.from(text)] as const);
  return { build: v.parse(buildRecordSchema, JSON.parse(JSON.stringify(record))), files: new Map(bodies) };
}

const shellFiles = (version: string) => ({
  'main.0a.js': `/* ${version} */`,
  'index.html': `<!doctype html><html lang="pt-BR"><head><title>Ciranda Cap</title><script type="module" src="/shell/${version}/main.0a.js"></script></head><body><div id="app"></div></body></html>`,
});
