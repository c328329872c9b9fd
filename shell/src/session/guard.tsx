import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { useSession } from '@site/platform/session';
import { rememberWanted } from '@site/platform/wanted-page';
import type { SessionEnding } from './token-store';

interface Props {
  /** How the session that showed this history entry ended, if it did. */
  endingAt: (entry: string) => SessionEnding | undefined;
  children: ReactNode;
}

/**
 * Shows its page to a signed-in customer and redirects everybody else to the login, which knows the way back (D6).
 * A customer who logs out is redirected home, and the next customer who logs in does not come back to that page
 * (C70).
 */
export function Guard({ endingAt, children }: Props) {
  const { isSignedIn } = useSession();
  const location = useLocation();
  if (isSignedIn) return children;
  const ending = endingAt(location.key);
  if (ending === 'logout') return <Navigate to={pathTo('home')} replace />;
  if (ending === 'logout elsewhere') return <Navigate to={pathTo('login')} replace />;
  const expired = ending === 'expiry' && { hasExpired: true as const };
  return <Navigate to={pathTo('login')} replace state={{ ...rememberWanted(location), ...expired }} />;
}
