import { announcementOf } from '@site/api/announcement';
import type { ApiError } from '@site/api/error';
import type { SessionPort } from '@site/platform/session';
import type { ToastsPort } from '@site/platform/toasts';

interface Parts {
  session: Pick<SessionPort, 'expire'>;
  toasts: Pick<ToastsPort, 'error'>;
  /** Whether the page on screen belongs to a session. */
  isOnSessionPage: () => boolean;
}

/** The only place that tells the customer of a failed call whose caller is silent (document 1, section 8). */
export function announceFailures(error: ApiError, { session, toasts, isOnSessionPage }: Parts): void {
  if (error.kind === 'unauthorized' && !error.isOfEarlierSession && isOnSessionPage()) {
    console.warn('The session has expired; a new login is needed');
    // D12: nobody is left on a page that only fails.
    session.expire();
  }
  const words = announcementOf(error);
  if (words) toasts.error(words);
}
