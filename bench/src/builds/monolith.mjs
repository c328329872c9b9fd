import { remoteNames } from '@site/tooling/apps.mjs';
import { BuildRecordPlugin } from '@site/tooling/bundler/build-record.mjs';
import { pagesIn } from '@site/tooling/bundler/contract.mjs';
import { pageFiles } from '@site/tooling/bundler/page-files.mjs';
import { resolve } from 'node:path';
import webpack from 'webpack';
import { root, shellVariant } from './variant.mjs';

// The module 'site-remotes' imports the door of each remote on the list.
const imports = remoteNames.map(
  (name, place) => `import { remote as r${place} } from 'site-remote/${name}';`,
);
const table = remoteNames.map((name, place) => `'${name}': r${place}`);
const source = `${imports.join('')}export const remotes = { ${table.join(', ')} };`;
const allDoors = new webpack.NormalModuleReplacementPlugin(/^site-remotes$/, (data) => {
  data.request = `data:text/javascript,${encodeURIComponent(source)}`;
});

/** Variant (b): the shell and the remotes as one webpack app, split by route, without federation. */
export function monolith(output) {
  const config = shellVariant({ name: 'monolith', doors: 'doors-of-monolith', output });
  const record = (compilation) => ({
    name: 'monolith',
    version: '1.0.0',
    pages: Object.assign(
      {},
      ...remoteNames.map((remote) =>
        pageFiles(compilation, resolve(root, remote), pagesIn(resolve(root, remote))),
      ),
    ),
    routes: remoteNames.flatMap((remote) => Object.values(pagesIn(resolve(root, remote)))),
  });
  config.plugins.push(allDoors, new BuildRecordPlugin(record));
  return [config];
}
