import { createRequire } from 'node:module';
import { browsers } from '../browsers.mjs';
import { sharedFile } from './source.mjs';

const { resolve: pathOf } = createRequire(import.meta.url);
const media = sharedFile('tokens/css/media.css');

export const resolveSources = { extensions: ['.tsx', '.ts', '.mjs', '.js'] };

export const assetModuleFilename = 'assets/[name].[contenthash:10][ext]';

export const pictures = { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' };

export const typescript = ({ production, loader = pathOf('swc-loader'), refresh = !production }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader,
  options: {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh } },
    },
  },
});

/** How the classes of CSS modules are called in the page. */
export const classNames = (app) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: '[name]-[local]-[hash:base64:5]',
  localIdentHashSalt: app,
});

/** The rules of an app's styles: CSS modules and plain files. The loader `last` takes what they have come to. */
export function styles(app, last) {
  const css = (modules) => [
    last,
    { loader: pathOf('css-loader'), options: { importLoaders: 1, modules } },
    {
      loader: pathOf('postcss-loader'),
      options: {
        postcssOptions: {
          config: false,
          plugins: [
            [pathOf('@csstools/postcss-global-data'), { files: [media] }],
            pathOf('postcss-custom-media'),
          ],
        },
      },
    },
  ];
  return [
    { test: /\.module\.css$/, use: css(classNames(app)) },
    { test: /\.css$/, exclude: /\.module\.css$/, use: css(false) },
  ];
}
