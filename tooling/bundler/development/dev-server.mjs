import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { refreshHook } from './refresh-hook.mjs';

const require = createRequire(import.meta.url);
const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4000}`;
const environments = new URL('../../../delivery/environments.json', import.meta.url);

/** The settings of the local site, which are where delivery reads them, too: among others those of the payment. */
export function localSettings() {
  const text = readFileSync(environments, 'utf8').replace(/\$\{SANDBOX_URL:-[^}]*\}/g, sandbox);
  const settings = JSON.parse(text).local.config;
  // Nobody collects reports here.
  delete settings.failureReportsUrl;
  delete settings.figuresUrl;
  return settings;
}

/** A server for a page of this machine, whose API is the sandbox. */
export const serverOptions = ({ port }) => ({
  port,
  host: 'localhost',
  hot: true,
  headers: { 'Access-Control-Allow-Origin': '*' },
  historyApiFallback: { disableDotRule: true },
  proxy: [{ context: ['/api', '/dados'], target: sandbox }],
  client: { overlay: { warnings: false } },
});

/** Adds hot reload and a server of its own to a development build; the API is the sandbox. */
export function addDevServer(config, { port, devServer = {} }) {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  const { BannerPlugin } = require('webpack');
  config.plugins.push(new BannerPlugin({ banner: refreshHook, raw: true, entryOnly: true }));
  config.plugins.push(new ReactRefreshPlugin({ overlay: false, library: config.name }));
  config.devServer = { ...serverOptions({ port }), ...devServer };
}
