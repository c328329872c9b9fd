import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portOf } from '../apps.mjs';
import { BuildRecordPlugin, identityOf } from './build-record.mjs';
import { pagesIn, readContract } from './contract.mjs';
import { lendToSite } from './development/lend-to-site.mjs';
import { standAlone } from './development/stand-in.mjs';
import { pageFiles } from './page-files.mjs';
import { PrerenderPlugin } from './prerender.mjs';
import { borrowRuntime, runtimeVersion } from './runtime-loan.mjs';
import { rangeOf, singletons, versionsOf } from './singletons.mjs';
import { source } from './source.mjs';

const { exposedModule, manifestFile } = await source('release/src/files.ts');
const { pathOf } = await source('release/src/route-pattern.ts');

const versions = versionsOf(singletons());

/** The name of the global that a remote's entry script fills. */
const containerOf = (name) => name.replaceAll('-', '_');

/**
 * What a remote says to Module Federation, whichever bundler asks. It exposes its door, `./remote`, and nothing else; what
 * must exist once on the page comes from the shell, so that a remote carries no copy of it (`import: false`).
 */
const federationOptions = (name, { served }) => ({
  name: containerOf(name),
  filename: served ? 'entry.js' : 'entry.[contenthash:10].js',
  manifest: { fileName: manifestFile },
  exposes: { [`./${exposedModule}`]: './src/remote/remote.tsx' },
  shareStrategy: 'loaded-first',
  // Whether the ranges fit is for `delivery verify`, by the build record: in the browser, comparing the versions of
  // sixty modules costs every page a long task, for a warning.
  shared: Object.fromEntries(
    Object.keys(versions).map((module) => [
      module,
      { import: false, singleton: true, requiredVersion: false },
    ]),
  ),
  dts: false,
  dev: false,
  experiments: { optimization: { target: 'web', disableRemote: true } },
});

/**
 * The function `remoteConfig` of a bundler. Of the bundler are `baseConfig`, `addDevServer`, the plugins `BannerPlugin`,
 * `ModuleFederationPlugin`, `IntegrityPlugin` and `ImportedNamesPlugin`, and either `DoorInEntryPlugin` or `doorFiles`, which
 * names the files of the door that its entry script lacks.
 */
export function remoteBuild({ baseConfig, addDevServer, BannerPlugin, ...bundler }) {
  return (folder, { firstCalls = {} } = {}) =>
    ({ alone, lent } = {}, { mode }) => {
      const production = mode === 'production';
      const identity = identityOf(folder);
      const port = portOf(identity.name);
      const served = !production || Boolean(lent);
      const config = baseConfig({ folder, identity, production, served });
      if (lent) lendToSite(config, { port, BannerPlugin });
      else if (!production) addDevServer(config, { port });
      if (alone) return standAlone(config, folder, alone === true ? undefined : alone);
      federate(config, { identity, firstCalls, served, ...bundler });
      if (production && bundler.DoorInEntryPlugin)
        config.plugins.push(new bundler.DoorInEntryPlugin(containerOf(identity.name)));
      return config;
    };
}

/** Turns a build into that of a federated remote. */
function federate(config, { identity, firstCalls, served, doorFiles = () => [], ...bundler }) {
  const folder = config.context;
  const markup = join(folder, 'src/remote/prerender.ts');
  const prerender =
    !served && existsSync(markup) ? new PrerenderPlugin(folder, { identity, markup }) : undefined;
  const imported = new bundler.ImportedNamesPlugin();
  config.entry = {};
  config.externals = [borrowRuntime];
  config.output.publicPath = 'auto';
  config.plugins.push(
    new bundler.ModuleFederationPlugin(federationOptions(identity.name, { served })),
    new bundler.IntegrityPlugin(),
    imported,
    new BuildRecordPlugin((compilation) =>
      remoteRecord(identity, {
        folder,
        imports: imported.names,
        files: withDoor(doorFiles(compilation), pageFiles(compilation, folder, pagesIn(folder))),
        prerendered: prerender?.files,
        firstCalls,
      }),
    ),
  );
  if (prerender) config.plugins.push(prerender);
}

const withDoor = (door, filesByPage) =>
  Object.fromEntries(Object.entries(filesByPage).map(([page, files]) => [page, [...door, ...files]]));

/**
 * The record of the build of the remote in `folder`. `imports` are the names by shared module, `files` the files by the path of a page, and
 * `prerendered` what PrerenderPlugin made.
 */
function remoteRecord(identity, { folder, imports, files, prerendered, firstCalls }) {
  const pages = pagesIn(folder);
  return {
    ...identity,
    ...readContract(folder),
    pages: files,
    prerendered: atAddresses(pages, prerendered?.markup ?? {}),
    heads: atAddresses(pages, prerendered?.heads ?? {}),
    firstCalls: byPath(pages, firstCalls),
    // The runtime is not shared by range: the remote's build and the shell's must have the same one.
    requires: { ...rangesOf(Object.keys(imports)), ...runtimeVersion },
    imports,
  };
}

/** Values by an address of a page, which must be a page of the remote. */
function atAddresses(pages, byAddress) {
  const stranger = Object.keys(byAddress).find((address) => !pathOf(Object.values(pages), address));
  if (stranger !== undefined) throw new Error(`This remote has no page at ${stranger}.`);
  return byAddress;
}

/** The range of each module that a build imports. */
const rangesOf = (names) => Object.fromEntries(names.map((name) => [name, rangeOf(versions[name])]));

/** Values by the path of their page, which must be a page of the remote. */
function byPath(pages, byPage) {
  return Object.fromEntries(
    Object.entries(byPage).map(([id, value]) => {
      if (!pages[id]) throw new Error(`This remote has no page ${id}.`);
      return [pages[id], value];
    }),
  );
}
