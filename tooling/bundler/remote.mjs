import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { addDevServer } from './development/dev-server.mjs';
import { DoorInEntryPlugin } from './door-in-entry.mjs';
import { IntegrityPlugin } from './integrity.mjs';
import { remoteBuild } from './remote-build.mjs';
import { ImportedNamesPlugin } from './shared-names.mjs';

/**
 * The webpack settings of one remote. `firstCalls` names, by page, the public call that a page begins with, where it has
 * one that the shell knows (`first-call.ts`).
 */
export const remoteConfig = remoteBuild({
  baseConfig,
  addDevServer,
  BannerPlugin: webpack.BannerPlugin,
  ModuleFederationPlugin,
  IntegrityPlugin,
  ImportedNamesPlugin,
  DoorInEntryPlugin,
});
