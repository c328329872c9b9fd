import { isApiError } from '@site/api/error';
import { useToasts } from '@site/platform/toasts';

interface Words {
  /** The server refused. */
  refused: string;
  /** There was no answer, or none that could be read. */
  failed: string;
}

/** Tells the customer that a call failed; answers what the server said about it, for the field. */
export function useTitleFailure() {
  const toasts = useToasts();
  return (error: unknown, { refused, failed }: Words): string | undefined => {
    if (!isApiError(error)) toasts.error(failed);
    else if (error.kind !== 'unauthorized') toasts.error(error.kind === 'http' ? refused : failed);
    return isApiError(error) ? error.serverMessage : undefined;
  };
}
