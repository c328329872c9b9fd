import { useCallback, useEffect } from 'react';
import { FailureFace } from './failure-face';
import { LoadingFace } from './loading-face';
import type { SitePage } from './pages';
import { RenderBoundary } from './render-boundary';
import { usePageState, useRemotes } from './remotes-context';

/** The page area: the page of a remote, or the face of what became of it. */
export function RemotePage({ page }: { page: SitePage }) {
  const remotes = useRemotes();
  const state = usePageState(page);

  // The router loads a page before it shows it. A page that the guard held back then is loaded here.
  useEffect(() => {
    if (!state) void remotes.load(page);
  }, [remotes, page, state]);

  const onDrawn = useCallback(() => remotes.drawn(page), [remotes, page]);

  if (state?.status === 'failed') {
    return <FailureFace kind={state.failure} onRetry={() => void remotes.load(page)} />;
  }
  if (state?.status !== 'ready') return <LoadingFace />;
  return (
    <RenderBoundary
      Page={state.Page}
      onError={(error) => remotes.drawFailed(page, error)}
      onDrawn={onDrawn}
    />
  );
}
