import type { ReactNode } from 'react';
import { tellingOf } from '@site/api/failure-policy';
import { ErrorState } from '@site/ui/error-state';
import { Loading } from '@site/ui/loading';
import { StaleNotice } from './stale-notice';

interface Query<Data> {
  data?: Data | undefined;
  /** The answer to what is asked now: RTK Query keeps that of another argument in `data`. */
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  /** What a screen reader hears, and everybody reads, while the answer is on its way. */
  loading: string;
  /** The message of the error face, where it is not the call's own. */
  failed?: string;
  /** A skeleton in the shape of what will come. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The faces of a call: loading, error with 'Tentar novamente', and ready. Data stays while it is read anew, and also
 * where that fails: the failure is told above it, and a form keeps what was typed.
 */
export function QueryView<Data>({ query, loading, failed, skeleton, children }: Props<Data>) {
  const { error, isFetching, refetch } = query;
  const data = 'currentData' in query ? query.currentData : query.data;
  const retry = () => void refetch();
  const { face, again } = tellingOf(error, failed === undefined ? {} : { fails: failed });
  const isOver = again === 'signIn';
  if (data !== undefined) {
    return (
      <>
        {error !== undefined && !isOver && (
          <StaleNotice text={face.text} reason={face.reason} isReading={isFetching} onRetry={retry} />
        )}
        {children(data)}
      </>
    );
  }
  if (isFetching) return <Loading text={loading}>{skeleton}</Loading>;
  return (
    <ErrorState reason={face.reason} onRetry={again === 'none' || isOver ? undefined : retry}>
      {face.text}
    </ErrorState>
  );
}
