import { join } from 'node:path';
import { assetModuleFilename, resolveSources } from './rules.mjs';

/** The name of a script or stylesheet without its ending; a build that a development server keeps has no hashes. */
export const fileName = ({ served }) => (served ? '[name]' : '[name].[contenthash:10]');

/** The settings that every build has, by whichever bundler. */
export const buildSettings = ({ folder, identity, production, served }) => ({
  name: identity.name,
  mode: production ? 'production' : 'development',
  context: folder,
  devtool: served ? 'cheap-module-source-map' : false,
  target: 'web',
  output: {
    path: join(folder, 'dist'),
    clean: true,
    uniqueName: `${identity.name}@${identity.version}`,
    filename: `${fileName({ served })}.js`,
    chunkFilename: `${fileName({ served })}.js`,
    assetModuleFilename,
    crossOriginLoading: 'anonymous',
  },
  resolve: resolveSources,
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});
