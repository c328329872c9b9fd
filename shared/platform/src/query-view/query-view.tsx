import type { ReactNode } from 'react';
import { failureDisplay } from '@site/api/failure-policy';
import { ErrorState } from '@site/ui/error-state';
import { Loading } from '@site/ui/loading';
import { StaleNotice } from './stale-notice';

interface Query<Data> {
  data?: Data | undefined;
  /** The data for the current argument: RTK Query keeps that of the previous one in `data`. */
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  /** The text while the call is under way; screen readers announce it. */
  loading: string;
  /** The message of the error state, if it is not the call's own. */
  failed?: string;
  /** A skeleton in the shape of what will come. */
  skeleton?: ReactNode;
  /** The skeleton is to the pixel where the data will be: the text is for screen readers only. */
  isLoadingHidden?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * The states of a call: loading, error with 'Tentar novamente', and ready. Data stays on screen while it is
 * refetched, and also if the refetch fails: the failure is shown above it, and a form keeps what was typed.
 */
export function QueryView<Data>({
  query,
  loading,
  failed,
  skeleton,
  isLoadingHidden,
  children,
}: Props<Data>) {
  const { error, isFetching, refetch } = query;
  const data = 'currentData' in query ? query.currentData : query.data;
  const retry = () => void refetch();
  const { inPlace, again } = failureDisplay(error, failed === undefined ? {} : { failureText: failed });
  const isOver = again === 'signIn';
  if (data !== undefined) {
    return (
      <>
        {error !== undefined && !isOver && (
          <StaleNotice text={inPlace.text} reason={inPlace.reason} isReading={isFetching} onRetry={retry} />
        )}
        {children(data)}
      </>
    );
  }
  if (isFetching) {
    return (
      <Loading text={loading} isTextHidden={isLoadingHidden}>
        {skeleton}
      </Loading>
    );
  }
  return (
    <ErrorState reason={inPlace.reason} onRetry={again === 'none' || isOver ? undefined : retry}>
      {inPlace.text}
    </ErrorState>
  );
}
