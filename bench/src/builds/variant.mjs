import { resolve } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { remoteNames } from '@site/tooling/apps.mjs';
import { baseConfig } from '@site/tooling/bundler/base.mjs';
import { routerAlias } from '@site/tooling/bundler/router.mjs';

/** The workspace that is built; a copy brings this file along. */
export const root = resolve(import.meta.dirname, '../../..');
const standIn = (name) => resolve(import.meta.dirname, '../stand-ins', `${name}.ts`);

/** The shell's sources as an ordinary app, with stand-ins for what the federated site does at run time. */
export function shellVariant({ name, doors, output }) {
  const config = baseConfig({
    folder: resolve(root, 'shell'),
    identity: { name, version: '1.0.0' },
    production: true,
  });
  config.entry = { main: ['./src/start/preload-assets.ts', './src/start/main.tsx'] };
  config.output.path = output;
  config.output.publicPath = `/${name}/1.0.0/`;
  config.resolve.alias = {
    ...routerAlias,
    'site-doors$': standIn(doors),
    'site-routes$': resolve(root, 'shared/contracts/src/routes.ts'),
    ...Object.fromEntries(
      remoteNames.map((remote) => [`site-remote/${remote}$`, resolve(root, remote, 'src/remote/remote.tsx')]),
    ),
  };
  config.plugins.push(
    new HtmlWebpackPlugin({ template: './src/start/document.html', inject: 'head', scriptLoading: 'defer' }),
    ...['remote-loader', 'registry', 'federation'].map(
      (file) =>
        new webpack.NormalModuleReplacementPlugin(
          new RegExp(`shell/src/remotes/${file}\\.ts$`),
          standIn(file),
        ),
    ),
  );
  return config;
}
