import { useEffect } from 'react';
import { isApiError } from '@site/api/error';
import { useToasts } from '@site/platform/toasts';

/** Tells the customer that a call of the page failed, once per failure. A 401 is told to nobody (D12). */
export function useFailureToast(error: unknown, words: string): void {
  const toasts = useToasts();
  useEffect(() => {
    const isUntold = isApiError(error) && error.kind === 'unauthorized';
    if (error !== undefined && !isUntold) toasts.error(words);
  }, [error, toasts, words]);
}
