import type { ReactNode } from 'react';
import { ErrorState } from '@site/ui/error-state';
import { Loading } from '@site/ui/loading';

interface Query<Data> {
  data?: Data | undefined;
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

/** The faces of a call: loading, error with 'Tentar novamente', and ready. Old data stays while new data is fetched. */
export function QueryView<Data>({ query, loading, failed, skeleton, children }: Props<Data>) {
  if (query.data !== undefined && query.error === undefined) return children(query.data);
  if (query.isFetching) return <Loading text={loading}>{skeleton}</Loading>;
  return <ErrorState onRetry={() => void query.refetch()}>{failed ?? textOf(query.error)}</ErrorState>;
}

function textOf(error: unknown): string {
  const hasText =
    typeof error === 'object' && error !== null && 'text' in error && typeof error.text === 'string';
  return hasText ? (error as { text: string }).text : 'Algo deu errado';
}
