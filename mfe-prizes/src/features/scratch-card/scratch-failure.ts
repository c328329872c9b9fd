import { isApiError } from '@site/api/error';
import { text } from './scratch-card.text';

/** What a scratch that failed says: the server's words first (document 2, section 8); nothing of a 401 (D12). */
export function scratchFailure(error: unknown, item: number): string | undefined {
  if (isApiError(error) && error.kind === 'unauthorized') return undefined;
  if (isApiError(error) && error.serverMessage) return error.serverMessage;
  if (item === 0) return text.automaticFailed;
  const wasAnswered = isApiError(error) && (error.kind === 'http' || error.kind === 'contract');
  return wasAnswered ? text.updateFailed : text.playFailed;
}
