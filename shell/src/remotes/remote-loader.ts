import type { SitePage } from './pages';
import { createRemote, type PageState, type RemoteParts } from './remote';

/** Loads the pages of the remotes, each when it is wanted and never twice. */
export interface RemoteLoader {
  /** Loads a page; tries again after a failure. Never rejects: `stateOf` returns how it ended. */
  load: (page: SitePage) => Promise<void>;
  /** Reads the manifests of all remotes before they are needed. A failure is ignored: no page needs it yet. */
  prepareAll: () => Promise<void>;
  /** Loads the code of a page that is likely to be next, and shows nothing of it. A failure is ignored, as by `prepareAll`. */
  prepare: (page: SitePage) => Promise<void>;
  /** To be called when a loaded page threw while it was rendered. Loads the last good version where there is one. */
  onRenderError: (page: SitePage, error: Error) => void;
  /** To be called when a page is on screen. */
  onRendered: (page: SitePage) => void;
  stateOf: (page: SitePage) => PageState | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the loader, once per page load. See `failures.ts` for what can go wrong and what then happens. */
export function createRemoteLoader(parts: RemoteParts): RemoteLoader {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const remotes = new Map(
    parts.registry.remotes.map(({ name }) => [name, createRemote(name, parts, tell)] as const),
  );
  const remoteOf = ({ owner }: SitePage) => remotes.get(owner);

  return {
    prepareAll: async () => void (await Promise.all([...remotes.values()].map(({ prepare }) => prepare()))),
    prepare: async (page) => remoteOf(page)?.prepare(page),
    load: async (page) => remoteOf(page)?.load(page),
    onRenderError: (page, error) => remoteOf(page)?.onRenderError(page, error),
    onRendered: (page) => remoteOf(page)?.onRendered(page),
    stateOf: (page) => remoteOf(page)?.stateOf(page),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
