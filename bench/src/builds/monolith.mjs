import { BuildRecordPlugin } from '@site/tooling/bundler/base.mjs';
import { routeOwners } from '@site/tooling/bundler/contract.mjs';
import { pageFiles } from '@site/tooling/bundler/page-files.mjs';
import { resolve } from 'node:path';
import { remotes, root, shellVariant } from './variant.mjs';

/** Variant (b): the shell and the four remotes as one webpack app, split by route, without federation. */
export function monolith(output) {
  const config = shellVariant({ name: 'monolith', doors: 'doors-of-monolith', output });
  const record = (compilation) => ({
    pages: Object.assign({}, ...remotes.map((remote) => pageFiles(compilation, resolve(root, remote)))),
    routes: Object.keys(routeOwners),
  });
  config.plugins.push(new BuildRecordPlugin(record));
  return [config];
}
