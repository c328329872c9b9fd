import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { readContract } from '../contract.mjs';
import { sharedFile } from '../source.mjs';

const kit = sharedFile('testing/src/stand-in.tsx');

/**
 * Turns a remote's development build into a page of its own, without federation: the remote in a small frame, or `page`, a
 * file of the remote.
 */
export function standAlone(config, folder, page = kit) {
  config.entry = { main: page };
  config.output.publicPath = '/';
  config.resolve.alias = { 'site-remote': join(folder, 'src/remote/remote.tsx') };
  const { routeTable } = readContract(folder);
  config.plugins.push(
    new HtmlWebpackPlugin({
      templateContent: `<!doctype html><html lang="pt-BR"><script>siteRemoteRoutes = ${JSON.stringify(routeTable)}</script><div id="app"></div></html>`,
    }),
  );
  return config;
}
