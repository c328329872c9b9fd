import type { TokenStore } from './token-store';

/**
 * Lets Back draw nothing of a session that is over (C82). Browsers keep a page that is left for another site as it is,
 * and are not notified of a logout meanwhile: a page with a session is kept unseen, and read again where the session is another one.
 */
export function hideInPageCache(
  session: Pick<TokenStore, 'validToken'>,
  page: Pick<Window, 'addEventListener'> = window,
  readAnew = () => window.location.reload(),
): void {
  let left: string | null = null;
  const { style } = document.documentElement;
  page.addEventListener('pagehide', ({ persisted }) => {
    left = session.validToken();
    if (persisted && left !== null) style.visibility = 'hidden';
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (session.validToken() === left) style.visibility = '';
    else readAnew();
  });
}
