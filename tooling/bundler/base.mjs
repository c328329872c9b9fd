import { createRequire } from 'node:module';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { assetModuleFilename, pictures, resolveSources, styles, typescript } from './rules.mjs';

const { resolve: pathOf } = createRequire(import.meta.url);

// Most of a script runs when the page begins. By this line V8 compiles it all while it loads, beside the page's own thread.
const compileAhead = '//# allFunctionsCalledOnLoad\n';

// Pictures and fonts are named relative to the stylesheet, so its bytes stay the same from version to version.
const toFile = { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } };

/** The webpack settings that all five apps have in common. `served` is a build that a development server keeps. */
export function baseConfig({ folder, identity, production, served = !production }) {
  const named = served ? '[name]' : '[name].[contenthash:10]';
  return {
    name: identity.name,
    mode: production ? 'production' : 'development',
    context: folder,
    devtool: served ? 'cheap-module-source-map' : false,
    target: 'web',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      uniqueName: `${identity.name}@${identity.version}`,
      filename: `${named}.js`,
      chunkFilename: `${named}.js`,
      assetModuleFilename,
      crossOriginLoading: 'anonymous',
      // A module that failed while it was evaluated is tried again, not handed out half made.
      strictModuleExceptionHandling: true,
    },
    resolve: resolveSources,
    module: {
      rules: [
        typescript({ production }),
        ...styles(identity.name, production ? toFile : pathOf('style-loader')),
        pictures,
      ],
    },
    plugins: production
      ? [
          new MiniCssExtractPlugin({
            filename: `${named}.css`,
            chunkFilename: `${named}.css`,
            ignoreOrder: true,
          }),
        ]
      : [],
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: production ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 }, format: { preamble: compileAhead } },
          extractComments: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
