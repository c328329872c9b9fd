import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { portOf } from '../apps.mjs';
import { baseConfig } from './base.mjs';
import { identityOf } from './build-record.mjs';
import { addDevServer } from './development/dev-server.mjs';
import { lendToSite } from './development/lend-to-site.mjs';
import { standAlone } from './development/stand-in.mjs';
import { DoorInEntryPlugin } from './door-in-entry.mjs';
import { IntegrityPlugin } from './integrity.mjs';
import { containerOf, federated } from './remote-build.mjs';
import { ImportedNamesPlugin } from './shared-names.mjs';

const plugins = { ModuleFederationPlugin, IntegrityPlugin, ImportedNamesPlugin };

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
    if (alone) return standAlone(config, folder, alone === true ? undefined : alone);
    federated(config, { identity, firstCalls, served, ...plugins });
    if (production) config.plugins.push(new DoorInEntryPlugin(containerOf(identity.name)));
    return config;
  };
}
