import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { resetFederationGlobalInfo, type types } from '@module-federation/runtime-core';
import type { ComponentType } from 'react';
import { contractVersion } from '@site/contracts/remote-contract';
import type { OwnRoutes } from '@site/contracts/own-routes';
import { type RouteId, routeEntries } from '@site/contracts/routes';

type RemoteEntryExports = types.RemoteEntryExports;

/** What a stub remote shows, page by page; a page may also fail. */
export type StubPages = Partial<Record<RouteId, ComponentType | Error>>;

/** A stub remote: its pages, or what its door exposes instead of a good `remote`. */
export type Stub = StubPages | { exposes: unknown };

/**
 * Stands in for built remotes in jest: a real federation runtime whose containers are these stubs, and the registry
 * that names them, with their pages of the route table and, by remote, those of their own. A remote that is left out is not
 * in the registry.
 */
export function stubRemotes(stubs: Record<string, Stub>, own: Record<string, OwnRoutes> = {}) {
  const names = Object.keys(stubs);
  resetFederationGlobalInfo();
  const runtime: ModuleFederation = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [
      {
        name: 'stub-remotes',
        loadEntry: async ({ remoteInfo }) => containerOf(remoteInfo.name, stubs),
      },
    ],
  });
  const registry = {
    remotes: names.map((name) => ({
      name,
      version: '1.0.0-stub',
      entry: `/${name}/1.0.0-stub/mf-manifest.json`,
      manifest: manifestOf(name),
      routes: routesOf(name, own[name]),
    })),
  };
  return { runtime, registry };
}

/** The pages of a remote by path, as the registry has them: those of the route table, and its own. */
export function routesOf(name: string, own: OwnRoutes = {}) {
  const known = routeEntries.filter(([, { owner }]) => owner === name);
  return Object.fromEntries(
    [...known, ...Object.entries(own)].map(([page, { path, guarded }]) => [
      path,
      { page, ...(guarded && { guarded }) },
    ]),
  );
}

// The runtime awaits what `get` returns; its type says that it does not.
const containerOf = (name: string, stubs: Record<string, Stub>) =>
  ({
    init: () => undefined,
    get: async () => () => exposedBy(name, stubs[name] ?? {}),
  }) as unknown as RemoteEntryExports;

function exposedBy(name: string, stub: Stub): unknown {
  if ('exposes' in stub) return stub.exposes;
  const pages = Object.entries(stub).map(([id, page]) => [
    id,
    () => (page instanceof Error ? Promise.reject(page) : Promise.resolve(page)),
  ]);
  return { remote: { contract: contractVersion, name, pages: Object.fromEntries(pages), slices: [] } };
}

/** The least that the federation runtime takes for a manifest. */
export function manifestOf(name: string) {
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
