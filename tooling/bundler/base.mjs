import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { buildSettings, fileName } from './build-settings.mjs';
import { pictures, styles, typescript } from './rules.mjs';

const { resolve: pathOf } = createRequire(import.meta.url);

// Most of a script runs when the page begins. By this line V8 compiles it all while it loads, beside the page's own thread.
const compileAhead = '//# allFunctionsCalledOnLoad\n';

// Pictures and fonts are named relative to the stylesheet, so its bytes stay the same from version to version.
const toFile = { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } };

/** The webpack settings that all five apps have in common. `served` is a build that a development server keeps. */
export function baseConfig({ folder, identity, production, served = !production }) {
  const named = fileName({ served });
  const settings = buildSettings({ folder, identity, production, served });
  return {
    ...settings,
    output: {
      ...settings.output,
      // A module that failed while it was evaluated is tried again, not handed out half made.
      strictModuleExceptionHandling: true,
    },
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
          parallel: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
  };
}
