import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import type { TokenStore } from './token-store';

interface Props {
  session: Pick<TokenStore, 'owner' | 'subscribe'>;
  children: ReactNode;
}

/**
 * A page of one customer begins again for the next: what somebody has typed is not sent in the name of the customer who logged in
 * in another tab. A new token of the same customer changes nothing.
 */
export function PerOwner({ session, children }: Props) {
  const owner = useSyncExternalStore(session.subscribe, session.owner);
  return <Fragment key={owner ?? 'nobody'}>{children}</Fragment>;
}
