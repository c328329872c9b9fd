import { resolve } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import {
  ConsumeSharedPlugin,
  ModuleFederationPlugin,
  ProvideSharedPlugin,
} from '@module-federation/enhanced';
import { portOf, remoteNames } from '../apps.mjs';
import { baseConfig } from './base.mjs';
import { BuildRecordPlugin, identityOf } from './build-record.mjs';
import { readContract, spokenContracts } from './contract.mjs';
import { IconsPlugin } from './icons.mjs';
import { addDevServer, localSettings } from './development/dev-server.mjs';
import { IntegrityPlugin } from './integrity.mjs';
import { LibrariesPlugin } from './libraries.mjs';
import { PlaceholdersPlugin } from './placeholders.mjs';
import { PrerenderPlugin } from './prerender.mjs';
import { routerAlias } from './router.mjs';
import { runtimeLoan, runtimeVersion } from './runtime-loan.mjs';
import { OfferedNamesPlugin } from './shared-names.mjs';
import { singletons, versionsOf } from './singletons.mjs';
import { source } from './source.mjs';
import { UnusedRuntimePlugin } from './unused-runtime.mjs';

const { configFile, folderOf, manifestFile, registryFile, shellName } = await source('release/src/files.ts');
const { brand } = await source('brand/src/brand.ts');
const { aliases } = await source('../shell/src/navigation/aliases.ts');
const { firstCallNames } = await source('release/src/first-calls.ts');
const { appId, pageTemplateId } = await source('release/src/document.ts');

const root = resolve(import.meta.dirname, '../..');

/** Where the remotes' own development servers are, and which pages they have. */
const developmentRegistry = () => ({
  remotes: remoteNames.map((name) => {
    const { routeTable: routes, redirects } = readContract(resolve(root, name));
    const entry = `http://localhost:${portOf(name)}/${manifestFile}`;
    return { name, version: 'development', entry, routes, redirects };
  }),
});

/** The elements that delivery fills: with the frame, and in the frame with the page. */
const placeholders = {
  'index.html': { tag: 'div', id: appId },
  'prerendered/frame.html': { tag: 'template', id: pageTemplateId },
};

/** The markup of the frame, and the script that shows it. */
const prerendered = { markup: './src/start/prerender.tsx', script: './src/start/show-prerendered.ts' };

/** The icons of the site. `delivery` puts what is in `root/` at the root of the site. */
const icons = (production) =>
  new IconsPlugin({
    drawing: 'src/start/favicon.svg',
    folder: production ? 'root/' : '',
    ground: '#ffffff',
    manifest: {
      name: brand.product,
      short_name: brand.product,
      lang: 'pt-BR',
      start_url: '/',
      display: 'minimal-ui',
      theme_color: '#101f4b',
      background_color: '#ffffff',
    },
  });

/**
 * The webpack settings of the shell. It knows no remote: their addresses come from the registry at run time. What
 * it shares is part of its first script (`eager`), so that a page costs no further hop before it can start.
 */
export function shellConfig(folder) {
  return (_env, { mode }) => {
    const production = mode === 'production';
    const identity = identityOf(folder);
    const config = baseConfig({ folder, identity, production });
    const shared = singletons();
    const prerender = new PrerenderPlugin(folder, { identity, ...prerendered });
    const offered = new OfferedNamesPlugin();
    // What no file of the shell imports would not be offered to the remotes, so the entry names it all.
    config.entry = {
      main: [
        './src/start/preload-assets.ts',
        runtimeLoan,
        ...Object.values(shared).map(({ request }) => request),
        './src/start/main.tsx',
      ],
    };
    config.output.publicPath = production ? folderOf(identity) : '/';
    if (production) config.resolve = { ...config.resolve, alias: routerAlias };
    config.plugins.push(
      new HtmlWebpackPlugin({
        template: './src/start/document.html',
        inject: 'head',
        // An engine that knows no modules asks for none, and reports no syntax that it cannot read (docs/browsers.md).
        scriptLoading: 'module',
      }),
      new ModuleFederationPlugin({
        name: shellName,
        remotes: {},
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      // The shell imports what it shares as any other module, so that of a large library it carries what is used.
      new ProvideSharedPlugin({
        provides: Object.fromEntries(
          Object.entries(shared).map(([shareKey, { request, version }]) => [
            request,
            { shareKey, version, eager: true, singleton: true },
          ]),
        ),
      }),
      // It consumes nothing; this plugin registers everything that is provided with the runtime.
      new ConsumeSharedPlugin({ consumes: {} }),
      new IntegrityPlugin(),
      new UnusedRuntimePlugin(),
      icons(production),
      offered,
      new BuildRecordPlugin(() => ({
        ...identity,
        speaks: spokenContracts,
        provides: { ...versionsOf(shared), ...runtimeVersion },
        offers: offered.names,
        calls: [...firstCallNames],
        gatesScripts: true,
        routes: Object.keys(aliases),
        siteUrl: brand.siteUrl,
        prerendered: prerender.files.markup,
      })),
    );
    if (production)
      config.plugins.push(prerender, new LibrariesPlugin(), new PlaceholdersPlugin(placeholders));
    else addDevServer(config, { port: portOf(identity.name), devServer: servedByShell });
    return config;
  };
}

const servedByShell = {
  setupMiddlewares: (middlewares, { app }) => {
    app.get(`/${registryFile}`, (_request, response) => response.json(developmentRegistry()));
    app.get(`/${configFile}`, (_request, response) => response.json(localSettings()));
    return middlewares;
  },
};
