import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { portOf } from '../apps.mjs';
import { BuildRecordPlugin, baseConfig, identityOf } from './base.mjs';
import { pagesOf, readContract } from './contract.mjs';
import { addDevServer } from './development/dev-server.mjs';
import { DoorInEntryPlugin } from './door-in-entry.mjs';
import { IntegrityPlugin } from './integrity.mjs';
import { pageFiles } from './page-files.mjs';
import { PrerenderPlugin } from './prerender.mjs';
import { borrowRuntime, runtimeVersion } from './runtime-loan.mjs';
import { ImportedNamesPlugin } from './shared-names.mjs';
import { rangeOf, singletons, versionsOf } from './singletons.mjs';
import { source } from './source.mjs';
import { lendToSite } from './development/lend-to-site.mjs';
import { standAlone } from './development/stand-in.mjs';

const { exposedModule, manifestFile } = await source('release/src/files.ts');
const { pathOf } = await source('release/src/route-pattern.ts');

/** The name of the global that a remote's entry script fills. */
const containerOf = (name) => name.replaceAll('-', '_');

/**
 * The webpack settings of one remote. It exposes its door, `./remote`, and nothing else; what must exist once on
 * the page comes from the shell, so that a remote carries no copy of it (`import: false`). `firstCalls` names, by page, the
 * public call that a page begins with, where it has one that the shell knows (`first-call.ts`).
 */
export function remoteConfig(folder, { firstCalls = {} } = {}) {
  return ({ alone, lent } = {}, { mode }) => {
    const production = mode === 'production';
    const identity = identityOf(folder);
    const port = portOf(identity.name);
    const served = !production || Boolean(lent);
    const config = baseConfig({ folder, identity, production, served });
    if (lent) lendToSite(config, { port });
    else if (!production) addDevServer(config, { port });
    return alone
      ? standAlone(config, folder)
      : federated(config, { identity, firstCalls, production, served });
  };
}

function federated(config, { identity, firstCalls, production, served }) {
  const pages = pagesOf(identity.name);
  const markup = join(config.context, 'src/remote/prerender.ts');
  const prerender =
    !served && existsSync(markup) && new PrerenderPlugin(config.context, { identity, markup });
  const versions = versionsOf(singletons());
  const imported = new ImportedNamesPlugin();
  config.entry = {};
  config.externals = [borrowRuntime];
  config.output.publicPath = 'auto';
  config.plugins.push(
    new ModuleFederationPlugin({
      name: containerOf(identity.name),
      filename: served ? 'entry.js' : 'entry.[contenthash:10].js',
      manifest: { fileName: manifestFile },
      exposes: { [`./${exposedModule}`]: './src/remote/remote.tsx' },
      shareStrategy: 'loaded-first',
      // Whether the ranges fit is for `delivery verify`, by the build record: in the browser, comparing the versions of
      // sixty modules costs every page a long task, for a warning.
      shared: Object.fromEntries(
        Object.keys(versions).map((name) => [
          name,
          { import: false, singleton: true, requiredVersion: false },
        ]),
      ),
      dts: false,
      dev: false,
      experiments: { optimization: { target: 'web', disableRemote: true } },
    }),
    new IntegrityPlugin(),
    imported,
    new BuildRecordPlugin((compilation) => ({
      ...identity,
      ...readContract(identity.name),
      pages: pageFiles(compilation, config.context, pages),
      prerendered: atAddresses(pages, prerender ? prerender.files.markup : {}),
      heads: atAddresses(pages, prerender ? prerender.files.heads : {}),
      firstCalls: byPath(pages, firstCalls),
      // The runtime is not shared by range: the remote's build and the shell's must have the same one.
      requires: { ...rangesOf(Object.keys(imported.names), versions), ...runtimeVersion },
      imports: imported.names,
    })),
  );
  if (production) config.plugins.push(new DoorInEntryPlugin(containerOf(identity.name)));
  if (prerender) config.plugins.push(prerender);
  return config;
}

/** Values by an address of a page, which must be a page of the remote. */
function atAddresses(pages, byAddress) {
  const stranger = Object.keys(byAddress).find((address) => !pathOf(Object.values(pages), address));
  if (stranger !== undefined) throw new Error(`The route table gives this remote no page at ${stranger}.`);
  return byAddress;
}

/** The range of each module that a build imports. */
const rangesOf = (names, versions) =>
  Object.fromEntries(names.map((name) => [name, rangeOf(versions[name])]));

/** Values by the path of their page, which must be a page of the remote. */
function byPath(pages, byPage) {
  return Object.fromEntries(
    Object.entries(byPage).map(([id, value]) => {
      if (!pages[id]) throw new Error(`The route table gives this remote no page ${id}.`);
      return [pages[id], value];
    }),
  );
}
