import { type RemoteName, remoteNames, type RouteId, routes } from '@site/contracts/routes';
import { createRemote, type PageState, type RemoteParts } from './remote';

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
  /** Takes note that a page is on screen. */
  drawn: (id: RouteId) => void;
  stateOf: (id: RouteId) => PageState | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Makes the loader of one page life. See `failures.ts` for what can go wrong and what then happens. */
export function createRemoteLoader(parts: RemoteParts): RemoteLoader {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const made = (name: RemoteName) => [name, createRemote(name, parts, tell)];
  const remotes = Object.fromEntries(remoteNames.map(made)) as Record<
    RemoteName,
    ReturnType<typeof createRemote>
  >;
  const remoteOf = (id: RouteId) => remotes[routes[id].owner];

  return {
    prepareAll: async () => void (await Promise.all(remoteNames.map((name) => remotes[name].prepare()))),
    prepare: (id) => remoteOf(id).prepare(routes[id].path),
    load: (id) => remoteOf(id).load(id),
    drawFailed: (id, error) => remoteOf(id).drawFailed(id, error),
    drawn: (id) => remoteOf(id).drawn(id),
    stateOf: (id) => remoteOf(id).stateOf(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
