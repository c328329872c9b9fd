import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { BuildRecordPlugin, baseConfig, identityOf } from './base.mjs';
import { readContract } from './contract.mjs';
import { rangeOf, singletons } from './singletons.mjs';

const require = createRequire(import.meta.url);

/** The name of the global that a remote's entry script fills. */
export const containerOf = (name) => name.replaceAll('-', '_');

/**
 * The webpack settings of one remote. It exposes its door, `./remote`, and nothing else; what must exist once on
 * the page comes from the shell, so that a remote carries no copy of it (`import: false`).
 */
export function remoteConfig(folder, { port }) {
  return (_env, { mode }) => {
    const production = mode === 'production';
    const identity = identityOf(folder);
    const config = baseConfig({ folder, identity, production, port });
    const shared = singletons();
    const requires = Object.fromEntries(
      Object.entries(shared).map(([name, version]) => [name, rangeOf(version)]),
    );
    config.entry = {};
    config.output.publicPath = 'auto';
    config.plugins.push(
      new ModuleFederationPlugin({
        name: containerOf(identity.name),
        filename: production ? 'entry.[contenthash:10].js' : 'entry.js',
        exposes: { './remote': './src/remote/remote.tsx' },
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(
          Object.entries(requires).map(([name, requiredVersion]) => [
            name,
            { import: false, singleton: true, requiredVersion },
          ]),
        ),
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
      new BuildRecordPlugin({ ...identity, ...readContract(identity.name), requires }),
    );
    if (!production) {
      const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
      config.plugins.push(new ReactRefreshPlugin({ overlay: false, library: identity.name }));
    }
    return config;
  };
}
