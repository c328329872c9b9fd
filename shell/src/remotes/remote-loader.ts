import type { SitePage } from './pages';
import { createRemote, type PageState, type RemoteParts } from './remote';

/** Loads the pages of the remotes, each when it is wanted and never twice. */
export interface RemoteLoader {
  /** Loads a page; tries again after a failure. Never rejects: `stateOf` tells how it ended. */
  load: (page: SitePage) => Promise<void>;
  /** Reads the manifests of all remotes before they are needed. A failure is no failure yet: nobody asked. */
  prepareAll: () => Promise<void>;
  /** Brings the files of a page into the browser's cache, and runs nothing. Never rejects, as `prepareAll`. */
  prepare: (page: SitePage) => Promise<void>;
  /** Takes note that a loaded page threw while it was drawn, and loads the last good version where there is one. */
  drawFailed: (page: SitePage, error: Error) => void;
  /** Takes note that a page is on screen. */
  drawn: (page: SitePage) => void;
  stateOf: (page: SitePage) => PageState | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Makes the loader of one page life. See `failures.ts` for what can go wrong and what then happens. */
export function createRemoteLoader(parts: RemoteParts): RemoteLoader {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const remotes = new Map(
    parts.registry.remotes.map(({ name }) => [name, createRemote(name, parts, tell)] as const),
  );
  const remoteOf = ({ owner }: SitePage) => remotes.get(owner);

  return {
    prepareAll: async () => void (await Promise.all([...remotes.values()].map(({ prepare }) => prepare()))),
    prepare: async (page) => remoteOf(page)?.prepare(page.path),
    load: async (page) => remoteOf(page)?.load(page),
    drawFailed: (page, error) => remoteOf(page)?.drawFailed(page, error),
    drawn: (page) => remoteOf(page)?.drawn(page),
    stateOf: (page) => remoteOf(page)?.stateOf(page),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
