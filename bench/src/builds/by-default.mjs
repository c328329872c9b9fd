import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { remoteNames } from '@site/tooling/apps.mjs';
import { baseConfig } from '@site/tooling/bundler/base.mjs';
import { root, shellVariant } from './variant.mjs';

const containerOf = (name) => name.replaceAll('-', '_');
const once = { singleton: true };
// What must exist once, named as the plugin's guide does: whole packages, and folders of ours by their prefix.
const shared = {
  react: once,
  'react/': once,
  'react-dom': once,
  'react-router-dom': once,
  'react-redux': once,
  '@reduxjs/toolkit': once,
  '@reduxjs/toolkit/': once,
  '@site/api/': once,
  '@site/platform/': once,
  '@site/cart/': once,
};

// A shared package's files ask for each other by `#room/file`; unless that is asked for as the door that is shared, each
// build brings a second copy of a context along.
const doorsInside = () =>
  new webpack.NormalModuleReplacementPlugin(/^#([\w-]+)\/\1\.tsx$/, (data) => {
    const [, name] = /shared\/(platform|cart)\//.exec(data.context) ?? [];
    if (name) data.request = data.request.replace(/^#([\w-]+)\/.*$/, `@site/${name}/$1`);
  });

/** Variant (c): the same sources with the plugin's defaults. */
export const byDefault = (output) => [
  shell(join(output, 'shell')),
  ...remoteNames.map((name) => remote(name, join(output, name))),
];

function shell(output) {
  const config = shellVariant({ name: 'shell', doors: 'doors-by-default', output });
  // The shared packages of the first script come later, so it must wait for them.
  config.entry = { main: resolve(import.meta.dirname, '../stand-ins/start.ts') };
  config.resolve.alias['site-start$'] = resolve(root, 'shell/src/start/main.tsx');
  config.plugins.push(
    doorsInside(),
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: Object.fromEntries(
        remoteNames.map((name) => [name, `${containerOf(name)}@/${name}/1.0.0/mf-manifest.json`]),
      ),
      shared,
      dts: false,
    }),
  );
  return config;
}

function remote(name, output) {
  const config = baseConfig({
    folder: resolve(root, name),
    identity: { name, version: '1.0.0' },
    production: true,
  });
  config.entry = {};
  config.output.path = output;
  config.output.publicPath = 'auto';
  config.plugins.push(
    doorsInside(),
    new ModuleFederationPlugin({
      name: containerOf(name),
      exposes: { './remote': './src/remote/remote.tsx' },
      shared,
      dts: false,
    }),
  );
  return config;
}
