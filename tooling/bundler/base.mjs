import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { parse } from 'valibot';
import { fingerprint } from './fingerprint.mjs';
import { assetModuleFilename, classNames, pictures, resolveSources, typescript } from './rules.mjs';
import { sharedFile, source } from './source.mjs';

const { buildRecordFile } = await source('release/src/files.ts');
const { buildRecordSchema } = await source('release/src/build-record.ts');

const { resolve: pathOf } = createRequire(import.meta.url);
const media = sharedFile('tokens/css/media.css');

// Most of a script runs when the page begins. By this line V8 compiles it all while it loads, beside the page's own thread.
const compileAhead = '//# allFunctionsCalledOnLoad\n';

/** What a build is: the app's name, and a version that its own files decide. */
export function identityOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version: `${version}-${fingerprint(folder)}` };
}

/** Writes the record by which delivery and the scripts know a build. One that does not fit its schema fails the build. */
export class BuildRecordPlugin {
  /** `record` is the record, or makes it from the compilation that has ended. */
  constructor(record) {
    this.record = record;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('BuildRecordPlugin', (compilation) => {
      // A development server keeps its files in memory: what lies in `dist` is the last build, untouched.
      if (compiler.watchMode) return;
      const record = typeof this.record === 'function' ? this.record(compilation) : this.record;
      const written = parse(buildRecordSchema, record);
      writeFileSync(join(compiler.outputPath, buildRecordFile), `${JSON.stringify(written, null, 2)}\n`);
    });
  }
}

/** The webpack settings that all five apps have in common. `served` is a build that a development server keeps. */
export function baseConfig({ folder, identity, production, served = !production }) {
  const named = served ? '[name]' : '[name].[contenthash:10]';
  const style = production ? MiniCssExtractPlugin.loader : pathOf('style-loader');
  const css = (modules) => [
    style,
    { loader: pathOf('css-loader'), options: { importLoaders: 1, modules } },
    {
      loader: pathOf('postcss-loader'),
      options: {
        postcssOptions: {
          plugins: [
            [pathOf('@csstools/postcss-global-data'), { files: [media] }],
            pathOf('postcss-custom-media'),
          ],
        },
      },
    },
  ];
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
        { test: /\.module\.css$/, use: css(classNames(identity.name)) },
        { test: /\.css$/, exclude: /\.module\.css$/, use: css(false) },
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
