import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { portOf } from '../apps.mjs';
import { identityOf } from '../bundler/build-record.mjs';
import { serverOptions } from '../bundler/development/dev-server.mjs';
import { lendToSite } from '../bundler/development/lend-to-site.mjs';
import { standAlone } from '../bundler/development/stand-in.mjs';
import { federated } from '../bundler/remote-build.mjs';
import { assetModuleFilename, pictures, resolveSources, styles, typescript } from '../bundler/rules.mjs';
import { ImportedNamesPlugin } from './imported-names.mjs';
import { insertSealed, IntegrityPlugin } from './integrity.mjs';

const plugins = { ModuleFederationPlugin, IntegrityPlugin, ImportedNamesPlugin };

// Rspack lets no plugin move the door into the entry script (`door-in-entry.mjs`), so it is preloaded with each page.
const doorFiles = ({ namedChunks }) => [...namedChunks.get('__federation_expose_remote').files];

/** The Rspack settings of one remote, which the site takes as it takes one of webpack: see `bundler/remote.mjs`. */
export function remoteConfig(folder, { firstCalls = {} } = {}) {
  return ({ alone, lent } = {}, { mode }) => {
    const production = mode === 'production';
    const identity = identityOf(folder);
    const port = portOf(identity.name);
    const served = !production || Boolean(lent);
    const config = baseConfig({ folder, identity, production, served });
    if (lent) lendToSite(config, { port, BannerPlugin: rspack.BannerPlugin });
    else if (!production) config.devServer = serverOptions({ port });
    return alone
      ? standAlone(config, folder, alone === true ? undefined : alone)
      : federated(config, { identity, firstCalls, served, doorFiles, ...plugins });
  };
}

function baseConfig({ folder, identity, production, served }) {
  const named = served ? '[name]' : '[name].[contenthash:10]';
  return {
    name: identity.name,
    mode: production ? 'production' : 'development',
    context: folder,
    devtool: served ? 'cheap-module-source-map' : false,
    target: 'web',
    // The site that borrows the remote has no server of Rspack's to ask for a page.
    lazyCompilation: false,
    output: {
      path: join(folder, 'dist'),
      clean: true,
      uniqueName: `${identity.name}@${identity.version}`,
      filename: `${named}.js`,
      chunkFilename: `${named}.js`,
      assetModuleFilename,
      // The markup with which pages begin is made by webpack: classes must be called the same.
      hashFunction: 'md4',
      crossOriginLoading: 'anonymous',
    },
    resolve: resolveSources,
    module: {
      rules: [
        // A change loads the page again: Fast Refresh is another plugin.
        typescript({ production, loader: 'builtin:swc-loader', refresh: false }),
        ...styles(identity.name, rspack.CssExtractRspackPlugin.loader),
        pictures,
      ],
    },
    plugins: [
      new rspack.CssExtractRspackPlugin({
        filename: `${named}.css`,
        chunkFilename: `${named}.css`,
        ignoreOrder: true,
        insert: insertSealed,
      }),
    ],
    optimization: {
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), new rspack.LightningCssMinimizerRspackPlugin()],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
