import { useCallback, useEffect } from 'react';
import type { RouteId } from '@site/contracts/routes';
import { FailureFace } from './failure-face';
import { LoadingFace } from './loading-face';
import { RenderBoundary } from './render-boundary';
import { usePageState, useRemotes } from './remotes-context';

/** The page area: the page of a remote, or the face of what became of it. */
export function RemotePage({ id }: { id: RouteId }) {
  const remotes = useRemotes();
  const state = usePageState(id);

  // The router loads a page before it shows it. A page that the guard held back then is loaded here.
  useEffect(() => {
    if (!state) void remotes.load(id);
  }, [remotes, id, state]);

  const onDrawn = useCallback(() => remotes.drawn(id), [remotes, id]);

  if (state?.status === 'failed') {
    return <FailureFace kind={state.failure} onRetry={() => void remotes.load(id)} />;
  }
  if (state?.status !== 'ready') return <LoadingFace />;
  return (
    <RenderBoundary Page={state.Page} onError={(error) => remotes.drawFailed(id, error)} onDrawn={onDrawn} />
  );
}
