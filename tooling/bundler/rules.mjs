import { createRequire } from 'node:module';
import { browsers } from '../browsers.mjs';

const { resolve: pathOf } = createRequire(import.meta.url);

export const resolveSources = { extensions: ['.tsx', '.ts', '.mjs', '.js'] };

export const assetModuleFilename = 'assets/[name].[contenthash:10][ext]';

export const pictures = { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' };

export const typescript = ({ production }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: pathOf('swc-loader'),
  options: {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
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
