import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { portOf } from '../apps.mjs';
import { baseConfig } from './base.mjs';
import { BuildRecordPlugin, identityOf } from './build-record.mjs';
import { pagesIn } from './contract.mjs';
import { addDevServer } from './development/dev-server.mjs';
import { lendToSite } from './development/lend-to-site.mjs';
import { standAlone } from './development/stand-in.mjs';
import { DoorInEntryPlugin } from './door-in-entry.mjs';
import { IntegrityPlugin } from './integrity.mjs';
import { pageFiles } from './page-files.mjs';
import { PrerenderPlugin } from './prerender.mjs';
import { containerOf, federationOptions, remoteRecord } from './remote-build.mjs';
import { borrowRuntime } from './runtime-loan.mjs';
import { ImportedNamesPlugin } from './shared-names.mjs';

/**
 * The webpack settings of one remote. `firstCalls` names, by page, the public call that a page begins with, where it has
 * one that the shell knows (`first-call.ts`).
 */
export function remoteConfig(folder, { firstCalls = {} } = {}) {
  return ({ alone, lent } = {}, { mode }) => {
    const production = mode === 'production';
    const identity = identityOf(folder);
    const port = portOf(identity.name);
    const served = !production || Boolean(lent);
    const config = baseConfig({ folder, identity, production, served });
    if (lent) lendToSite(config, { port, BannerPlugin: webpack.BannerPlugin });
    else if (!production) addDevServer(config, { port });
    return alone
      ? standAlone(config, folder, alone === true ? undefined : alone)
      : federated(config, { identity, firstCalls, production, served });
  };
}

function federated(config, { identity, firstCalls, production, served }) {
  const markup = join(config.context, 'src/remote/prerender.ts');
  const prerender =
    !served && existsSync(markup) ? new PrerenderPlugin(config.context, { identity, markup }) : undefined;
  const imported = new ImportedNamesPlugin();
  config.entry = {};
  config.externals = [borrowRuntime];
  config.output.publicPath = 'auto';
  config.plugins.push(
    new ModuleFederationPlugin(federationOptions(identity.name, { served })),
    new IntegrityPlugin(),
    imported,
    new BuildRecordPlugin((compilation) =>
      remoteRecord(identity, {
        folder: config.context,
        imports: imported.names,
        files: pageFiles(compilation, config.context, pagesIn(config.context)),
        prerendered: prerender?.files,
        firstCalls,
      }),
    ),
  );
  if (production) config.plugins.push(new DoorInEntryPlugin(containerOf(identity.name)));
  if (prerender) config.plugins.push(prerender);
  return config;
}
