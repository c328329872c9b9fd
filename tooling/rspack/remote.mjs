import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { buildSettings, fileName } from '../bundler/build-settings.mjs';
import { serverOptions } from '../bundler/development/dev-server.mjs';
import { remoteBuild } from '../bundler/remote-build.mjs';
import { pictures, styles, typescript } from '../bundler/rules.mjs';
import { ImportedNamesPlugin } from './imported-names.mjs';
import { insertSealed, IntegrityPlugin } from './integrity.mjs';

/** The Rspack settings of one remote, which the site takes as it takes one of webpack: see `bundler/remote.mjs`. */
export const remoteConfig = remoteBuild({
  baseConfig,
  addDevServer: (config, { port }) => (config.devServer = serverOptions({ port })),
  BannerPlugin: rspack.BannerPlugin,
  ModuleFederationPlugin,
  IntegrityPlugin,
  ImportedNamesPlugin,
  // Rspack lets no plugin move the door into the entry script (`door-in-entry.mjs`), so it is preloaded with each page.
  doorFiles: ({ namedChunks }) => [...namedChunks.get('__federation_expose_remote').files],
});

function baseConfig({ folder, identity, production, served }) {
  const named = fileName({ served });
  const settings = buildSettings({ folder, identity, production, served });
  return {
    ...settings,
    // The site that borrows the remote has no server of Rspack's to ask for a page.
    lazyCompilation: false,
    // The markup with which pages begin is made by webpack: classes must be called the same.
    output: { ...settings.output, hashFunction: 'md4' },
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
  };
}
