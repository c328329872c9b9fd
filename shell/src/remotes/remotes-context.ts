import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SitePage } from './pages';
import type { PageState } from './remote';
import type { RemoteLoader } from './remote-loader';

/** Holds the loader of this page life. */
export const RemotesContext = createContext<RemoteLoader | null>(null);

/** The loader, for components that load pages. */
export function useRemotes(): RemoteLoader {
  const loader = useContext(RemotesContext);
  if (!loader) throw new Error('useRemotes needs a RemotesContext above it');
  return loader;
}

/** The state of a page of a remote; `undefined` before it was first requested. */
export function usePageState(page: SitePage): PageState | undefined {
  const loader = useRemotes();
  return useSyncExternalStore(loader.subscribe, () => loader.stateOf(page));
}
