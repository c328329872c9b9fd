import { useCallback, useEffect } from 'react';
import { PageFailure } from './page-failure';
import { PageLoading } from './page-loading';
import type { SitePage } from './pages';
import { RenderBoundary } from './render-boundary';
import { usePageState, useRemotes } from './remotes-context';

/** The page area: the page of a remote, or its loading or error state. */
export function RemotePage({ page }: { page: SitePage }) {
  const remotes = useRemotes();
  const state = usePageState(page);

  // The router loads a page before it shows it. A page that the guard held back then is loaded here.
  useEffect(() => {
    if (!state) void remotes.load(page);
  }, [remotes, page, state]);

  const onRender = useCallback(() => remotes.onRendered(page), [remotes, page]);

  if (state?.status === 'failed') {
    return <PageFailure kind={state.failure} onRetry={() => void remotes.load(page)} />;
  }
  if (state?.status !== 'ready') return <PageLoading />;
  return (
    <RenderBoundary
      Page={state.Page}
      onError={(error) => remotes.onRenderError(page, error)}
      onRender={onRender}
    />
  );
}
