import { announcementOf } from '@site/api/announcement';
import type { ApiError } from '@site/api/error';
import { failureDisplay } from '@site/api/failure-policy';
import type { SessionPort } from '@site/platform/session';
import type { ToastsPort } from '@site/platform/toasts';

interface Parts {
  session: Pick<SessionPort, 'expire'>;
  toasts: Pick<ToastsPort, 'error' | 'warning'>;
  /** Whether the page on screen is for customers only: the login takes its place, and says why. */
  isOnGuardedPage: () => boolean;
}

/** The only place that shows a failed call whose caller does not show it (document 1, section 8). */
export function announceFailures(error: ApiError, { session, toasts, isOnGuardedPage }: Parts): void {
  if (error.kind === 'unauthorized') {
    if (error.status === 401) console.warn('A call was refused with 401; a login is needed');
    // D12: nobody is left on a page that only fails. A token of an earlier session is not the one that is stored.
    if (error.isOfSession && !error.isOfEarlierSession) {
      if (!isOnGuardedPage()) toasts.warning(failureDisplay(error).text);
      session.expire();
    }
  }
  const words = announcementOf(error);
  if (words) toasts.error(words);
}
