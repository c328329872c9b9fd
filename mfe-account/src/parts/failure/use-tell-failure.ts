import { isApiError } from '@site/api/error';
import { useSession } from '@site/platform/session';
import { useToasts } from '@site/platform/toasts';

/** Tells the customer that a call failed. A session that is over is no news: the guard leads to the login (D12). */
export function useTellFailure(): (error: unknown, words: string) => void {
  const toasts = useToasts();
  const { hasToken } = useSession();
  return (error, words) => {
    const isSessionOver = hasToken && isApiError(error) && error.kind === 'unauthorized';
    if (!isSessionOver) toasts.error(words);
  };
}
