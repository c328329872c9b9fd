import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the shell offers about the session. The token itself stays with the shell (D11). */
export interface SessionPort {
  /** Whether a token is stored, valid or not: the header's dropdown asks this. */
  hasToken: () => boolean;
  /** Whether the stored token can be decoded and has not expired: the guard asks this. */
  isSignedIn: () => boolean;
  /** Keeps the token of a login. */
  signIn: (token: string) => void;
  /** The customer leaves: forgets the token and whatever is personal, in every tab (D62). */
  signOut: () => void;
  /** The server refuses the token: forgets it, and keeps what waits for the same customer's next login (D64). */
  expire: () => void;
  /** Calls back when this or another tab signed in or out; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** Holds the shell's session; tests give one of their own. */
export const SessionContext = createContext<SessionPort | null>(null);

/** The session of this browser, as it is now. */
export function useSession() {
  const port = useContext(SessionContext);
  if (!port) throw new Error('useSession needs a SessionContext above it');
  const hasToken = useSyncExternalStore(port.subscribe, port.hasToken, port.hasToken);
  const isSignedIn = useSyncExternalStore(port.subscribe, port.isSignedIn, port.isSignedIn);
  return { hasToken, isSignedIn, signIn: port.signIn, signOut: port.signOut, expire: port.expire };
}
