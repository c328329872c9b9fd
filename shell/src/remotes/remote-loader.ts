import type { ComponentType } from 'react';
import { type RemoteName, remoteNames, type RouteId, routes } from '@site/contracts/routes';
import type { RemoteModule } from '@site/platform/remote-module';
import { type Door, openDoor } from './door';
import { type FailureKind, failureFaceAfterMs, failures, RemoteError } from './failures';
import { classified, type Federation } from './federation';
import { liveVersions } from './live-versions';
import type { Registry } from './registry';

/** Where a page of a remote stands. */
export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; Page: ComponentType }
  | { status: 'failed'; failure: FailureKind };

/** Loads the pages of the remotes, each when it is wanted and never twice. */
export interface RemoteLoader {
  /** Loads a page; tries again after a failure. Never rejects: `stateOf` tells how it ended. */
  load: (id: RouteId) => Promise<void>;
  /** Reads the manifests of all remotes before they are needed. A failure is no failure yet: nobody asked. */
  prepareAll: () => Promise<void>;
  /** Brings the files of a page into the browser's cache, and runs nothing. Never rejects, as `prepareAll`. */
  prepare: (id: RouteId) => Promise<void>;
  /** Takes note that a loaded page threw while it was drawn, and loads the last good version where there is one. */
  drawFailed: (id: RouteId, error: Error) => void;
  stateOf: (id: RouteId) => PageState | undefined;
  subscribe: (listener: () => void) => () => void;
}

interface Parts {
  registry: Registry;
  federation: Federation;
  /** Reads the registry anew, for a retry. */
  readAgain: () => Promise<Registry>;
  /** Takes the state slices of a remote whose door has opened. */
  addSlices: (slices: RemoteModule['slices']) => void;
  /** Hears of each version that failed, before the loader goes to the last good one. */
  onFailure?: (remote: RemoteName, version: string, failure: FailureKind) => void;
}

/** Makes the loader of one page life. See `failures.ts` for what can go wrong and what then happens. */
export function createRemoteLoader(parts: Parts): RemoteLoader {
  const { federation, readAgain, addSlices, onFailure } = parts;
  const versions = liveVersions(parts.registry);
  const doors = new Map<RemoteName, Promise<Door>>();
  const opened = new Set<RemoteName>();
  const failedBefore = new Set<RemoteName>();
  const states = new Map<RouteId, PageState>();
  const loading = new Map<RouteId, Promise<void>>();
  const listeners = new Set<() => void>();

  const become = (id: RouteId, state: PageState) => {
    states.set(id, state);
    listeners.forEach((listener) => listener());
  };

  const openedDoor = async (name: RemoteName, path: string): Promise<Door> => {
    const entry = versions.of(name);
    if (!entry) throw new RemoteError('not-registered', name);
    const door = openDoor(name, await federation.loadDoor(entry, path));
    addSlices(door.slices);
    opened.add(name);
    return door;
  };

  const doorOf = (id: RouteId): Promise<Door> => {
    const { owner, path } = routes[id];
    const known = doors.get(owner);
    if (known) return known;
    const door = openedDoor(owner, path);
    doors.set(owner, door);
    return door;
  };

  const pageOf = async (id: RouteId): Promise<ComponentType> => {
    const loadPage = (await doorOf(id)).pages[id];
    if (!loadPage) throw new RemoteError('contract-refused', `no page ${id}`);
    return loadPage();
  };

  /** The page, past whatever the browser's cache has of it. */
  const pageAnew = async (id: RouteId): Promise<ComponentType> => {
    const { owner, path } = routes[id];
    const entry = versions.of(owner);
    if (entry) await federation.refetch(entry, path);
    return pageOf(id);
  };

  /** Logs and reports a failure, and says whether the loader now goes to the last good version. */
  const goesBack = (owner: RemoteName, version = '?', { kind, message }: RemoteError): boolean => {
    console.error(`[remotes] ${owner} ${version} ${message}`);
    if (version !== '?') onFailure?.(owner, version, kind);
    // Another page of the same version has failed before, and has gone back already.
    if (version !== (versions.of(owner)?.version ?? '?')) return true;
    const goes = !failures[kind].isLate && versions.goBack(owner);
    // The other version is a unit of its own: nothing of this one is used again.
    if (goes) opened.delete(owner);
    // A door that still hangs is asked for anew; an open one is not run twice.
    if (!opened.has(owner)) doors.delete(owner);
    return goes;
  };

  const attempt = async (id: RouteId): Promise<void> => {
    const { owner, path } = routes[id];
    const isRetry = states.get(id)?.status === 'failed' || (failedBefore.has(owner) && !opened.has(owner));
    let version: string | undefined;
    become(id, { status: 'loading' });
    try {
      if (isRetry && !opened.has(owner)) versions.renew(await readAgain());
      version = versions.of(owner)?.version;
      const Page = await withinLimit(isRetry ? pageAnew(id) : pageOf(id));
      become(id, { status: 'ready', Page });
    } catch (error) {
      const failure = classified(error);
      const entry = versions.of(owner);
      if (entry) federation.endRequests(entry, path);
      if (goesBack(owner, version, failure)) return attempt(id);
      failedBefore.add(owner);
      become(id, { status: 'failed', failure: failure.kind });
    }
  };

  const prepare = async (name: RemoteName, path?: string) => {
    const entry = versions.of(name);
    if (entry) await federation.prepare(entry, path).catch(() => undefined);
  };

  return {
    prepareAll: async () => void (await Promise.all(remoteNames.map((name) => prepare(name)))),
    prepare: (id) => prepare(routes[id].owner, routes[id].path),
    load: (id) => {
      const state = states.get(id);
      if (state?.status === 'ready') return Promise.resolve();
      const current = loading.get(id) ?? attempt(id).finally(() => loading.delete(id));
      loading.set(id, current);
      return current;
    },
    drawFailed: (id, error) => {
      const { owner } = routes[id];
      const failure = new RemoteError('render-error', error.message);
      if (goesBack(owner, versions.of(owner)?.version, failure))
        loading.set(
          id,
          attempt(id).finally(() => loading.delete(id)),
        );
    },
    stateOf: (id) => states.get(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteError('too-slow', `${failureFaceAfterMs} ms`)),
      failures['too-slow'].limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
