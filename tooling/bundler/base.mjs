import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { fingerprint } from './fingerprint.mjs';

const { resolve: pathOf } = createRequire(import.meta.url);
const media = resolve(import.meta.dirname, '../../shared/tokens/css/media.css');

/** What a build is: the app's name, and a version that its own files decide. */
export function identityOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version: `${version}-${fingerprint(folder)}` };
}

/** Writes `build.json`, by which delivery and the scripts know a build. */
export class BuildRecordPlugin {
  /** `record` is the record, or makes it from the compilation that has ended. */
  constructor(record) {
    this.record = record;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('BuildRecordPlugin', (compilation) => {
      const record = typeof this.record === 'function' ? this.record(compilation) : this.record;
      writeFileSync(join(compiler.outputPath, 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
    });
  }
}

/** The webpack settings that all five apps have in common. */
export function baseConfig({ folder, identity, production }) {
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
    devtool: production ? false : 'cheap-module-source-map',
    target: 'web',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      uniqueName: `${identity.name}@${identity.version}`,
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // A module that failed while it was evaluated is tried again, not handed out half made.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: pathOf('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: css({
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: '[name]-[local]-[hash:base64:5]',
            localIdentHashSalt: identity.name,
          }),
        },
        { test: /\.css$/, exclude: /\.module\.css$/, use: css(false) },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: production
      ? [
          new MiniCssExtractPlugin({
            filename: '[name].[contenthash:10].css',
            chunkFilename: '[name].[contenthash:10].css',
            ignoreOrder: true,
          }),
        ]
      : [],
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: production ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
