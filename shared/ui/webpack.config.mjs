import { resolve } from 'node:path';
import { baseConfig } from '@site/tooling/bundler/base.mjs';

const folder = import.meta.dirname;
const config = baseConfig({ folder, identity: { name: 'gallery', version: '1' }, production: false });

config.entry = { main: './src/gallery/start.tsx' };
config.output.publicPath = 'auto';
// The page is reloaded, not refreshed: it has no state worth keeping.
for (const { options } of config.module.rules) {
  if (options?.jsc) options.jsc.transform.react.refresh = false;
}
config.devServer = {
  port: 3110,
  host: 'localhost',
  static: resolve(folder, 'src/gallery'),
  historyApiFallback: { index: '/gallery.html' },
};

export default config;
