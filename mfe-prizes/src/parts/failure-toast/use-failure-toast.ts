import { useEffect } from 'react';
import { useToasts } from '@site/platform/toasts';

/** Tells the customer that a call of the page failed, once per failure. */
export function useFailureToast(error: unknown, words: string): void {
  const toasts = useToasts();
  useEffect(() => {
    if (error !== undefined) toasts.error(words);
  }, [error, toasts, words]);
}
