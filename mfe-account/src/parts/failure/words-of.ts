import { announcementOf } from '@site/api/announcement';
import { isApiError } from '@site/api/error';
import { text } from './failure.text';

/** What the server said about a failed call, or else these words. */
export const saidOr = (words: string, error: unknown): string =>
  (isApiError(error) && error.serverMessage) || words;

/** What the server said about a failed call, or else what the shared client says of its kind (document 1, section 8). */
export function wordsOf(error: unknown): string {
  if (!isApiError(error)) return text.unexpected;
  return error.serverMessage ?? announcementOf({ ...error, announce: 'shared' }) ?? error.text;
}
