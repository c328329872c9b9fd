import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { resetFederationGlobalInfo, type types } from '@module-federation/runtime-core';
import type { ComponentType } from 'react';
import { contractVersion } from '@site/contracts/remote-contract';
import type { RemoteName, RouteId } from '@site/contracts/routes';

type RemoteEntryExports = types.RemoteEntryExports;

/** What a stub remote shows, page by page; a page may also fail. */
export type StubPages = Partial<Record<RouteId, ComponentType | Error>>;

/** A stub remote: its pages, or what its door exposes instead of a good `remote`. */
export type Stub = StubPages | { exposes: unknown };

/**
 * Stands in for built remotes in jest: a real federation runtime whose containers are these stubs, and the registry
 * that names them. A remote that is left out is not in the registry.
 */
export function stubRemotes(stubs: Partial<Record<RemoteName, Stub>>) {
  const names = Object.keys(stubs) as RemoteName[];
  resetFederationGlobalInfo();
  const runtime: ModuleFederation = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [
      {
        name: 'stub-remotes',
        loadEntry: async ({ remoteInfo }) => containerOf(remoteInfo.name as RemoteName, stubs),
      },
    ],
  });
  const registry = {
    remotes: names.map((name) => ({
      name,
      version: '1.0.0-stub',
      entry: `/${name}/1.0.0-stub/mf-manifest.json`,
      manifest: manifestOf(name),
    })),
  };
  return { runtime, registry };
}

// The runtime awaits what `get` returns; its type says that it does not.
const containerOf = (name: RemoteName, stubs: Partial<Record<RemoteName, Stub>>) =>
  ({
    init: () => undefined,
    get: async () => () => exposedBy(name, stubs[name] ?? {}),
  }) as unknown as RemoteEntryExports;

function exposedBy(name: RemoteName, stub: Stub): unknown {
  if ('exposes' in stub) return stub.exposes;
  const pages = Object.entries(stub).map(([id, page]) => [
    id,
    () => (page instanceof Error ? Promise.reject(page) : Promise.resolve(page)),
  ]);
  return { remote: { contract: contractVersion, name, pages: Object.fromEntries(pages), slices: [] } };
}

/** The least that the federation runtime takes for a manifest. */
export function manifestOf(name: RemoteName) {
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: '1.0.0-stub', buildName: name },
      remoteEntry: { name: 'entry.js', path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name.replaceAll('-', '_'),
      pluginVersion: '2.9.3',
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [{ id: `${name}:remote`, name: 'remote', path: './remote', assets }],
  };
}
