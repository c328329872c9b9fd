import { string } from 'valibot';
import type { SessionPort } from '@site/platform/session';
import { storageItem } from '@site/platform/storage';
import { isValidToken } from './token';

/** The session with its token, which only the shell sees: the only code that touches the key `token` (D11). */
export interface TokenStore extends SessionPort {
  token: () => string | null;
}

const stored = storageItem('local', 'token', string());

/** Keeps the token of the session in local storage and tells who asks whether it still holds. */
export function createTokenStore(now: () => number = Date.now): TokenStore {
  // A token that has expired or cannot be decoded is removed, and the visitor counts as logged out (spec 1, 4).
  const validToken = () => {
    const token = stored.read();
    if (token === undefined) return null;
    if (isValidToken(token, Math.floor(now() / 1000))) return token;
    stored.remove();
    return null;
  };
  return {
    token: validToken,
    hasToken: () => stored.read() !== undefined,
    isSignedIn: () => {
      const token = stored.read();
      return token !== undefined && isValidToken(token, Math.floor(now() / 1000));
    },
    signIn: stored.write,
    signOut: stored.remove,
    subscribe: stored.subscribe,
  };
}
