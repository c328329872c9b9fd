import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { useSession } from '@site/platform/session';
import { rememberWanted } from '@site/platform/wanted-page';

/** Shows its page to a signed-in customer and leads everybody else to the login, which knows the way back (D6). */
export function Guard({ children }: { children: ReactNode }) {
  const { isSignedIn } = useSession();
  const location = useLocation();
  if (isSignedIn) return children;
  return <Navigate to={pathTo('login')} replace state={rememberWanted(location)} />;
}
