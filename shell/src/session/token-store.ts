import { maxLength, nonEmpty, pipe, string } from 'valibot';
import {
  expirePersonal,
  forgetPersonal,
  handPersonalTo,
  hasLoggedOut,
  resumePersonal,
} from '@site/platform/personal-storage';
import type { SessionPort } from '@site/platform/session';
import { storageItem } from '@site/platform/storage';
import { createServerClock } from './server-clock';
import { readToken } from './token';

/** A logout in this tab, a logout in another one, or the end of the token's time. */
export type SessionEnding = 'logout' | 'logout elsewhere' | 'expiry';

/** The session with its token, which only the shell sees: the only code that touches the key `token` (D11). */
export interface TokenStore extends SessionPort {
  /** The stored token; null without one. Ends the session if the token has expired. */
  validToken: () => string | null;
  /** Whose session it is; undefined without one. */
  owner: () => string | undefined;
  /** Resolves when it is known whether a token that seems to be over is: this device's clock may be wrong. */
  settled: () => Promise<void>;
  /** How the last session that this page has seen ended. */
  ending: () => SessionEnding | undefined;
}

interface Clocks {
  /** This device's time in milliseconds since 1970. */
  now?: () => number;
  /**
   * Asks the server for its time, in seconds; undefined if its response has none. Rejects if it does not respond.
   */
  serverTime?: () => Promise<number | undefined>;
}

const stored = storageItem('local', 'token', pipe(string(), nonEmpty(), maxLength(8192)));

/**
 * Keeps the token of the session in local storage. A token that cannot be decoded is removed at once. One that has
 * expired by this device's clock is removed when the server's clock agrees; until then it counts, and a 401 decides (D11, C73, C74).
 */
export function createTokenStore({ now, serverTime }: Clocks = {}): TokenStore {
  const clock = createServerClock(now);
  // The last token that this tab saw; a different stored token was written by another tab.
  let known = stored.read();
  let ending: SessionEnding | undefined;
  let asking: Promise<void> | undefined;

  const end = (how: SessionEnding, clear: () => void) => {
    known = undefined;
    ending = how;
    clear();
  };
  const seemsOver = (token: string) => (readToken(token)?.exp ?? -Infinity) < clock.seconds();
  const canAsk = (token: string) => serverTime !== undefined && readToken(token) !== undefined;
  const isOver = (token: string) => seemsOver(token) && !canAsk(token);

  const askServer = async () => {
    try {
      const seconds = await serverTime?.();
      if (seconds !== undefined) clock.setTo(seconds);
      if (known !== undefined && seemsOver(known)) end('expiry', expirePersonal);
    } catch {
      // Without a network nothing is known, and nothing can be lost by waiting.
    } finally {
      asking = undefined;
    }
  };
  const settled = async () => {
    const token = stored.read();
    if (token === undefined || !seemsOver(token) || !canAsk(token)) return;
    asking ??= askServer();
    await asking;
  };

  const followOtherTabs = () => {
    const token = stored.read();
    if (token === known) return;
    if (token === undefined && hasLoggedOut()) return end('logout elsewhere', forgetPersonal);
    if (token === undefined) return end('expiry', expirePersonal);
    known = token;
    handPersonalTo(ownerOf(token));
  };

  resumePersonal(known && readToken(known)?.owner);
  stored.subscribe(followOtherTabs);

  return {
    validToken: () => {
      const token = stored.read();
      if (token === undefined) return null;
      if (isOver(token)) {
        end('expiry', expirePersonal);
        return null;
      }
      void settled();
      return token;
    },
    owner: () => {
      const token = stored.read();
      return token === undefined ? undefined : ownerOf(token);
    },
    hasToken: () => stored.read() !== undefined,
    isSignedIn: () => {
      const token = stored.read();
      return token !== undefined && !isOver(token);
    },
    settled,
    signIn: (token) => {
      known = token;
      const { exp = 0, iat = Math.min(exp, clock.deviceSeconds()) } = readToken(token) ?? {};
      clock.setTo(iat);
      handPersonalTo(ownerOf(token));
      stored.write(token);
    },
    signOut: () => end('logout', forgetPersonal),
    expire: () => end('expiry', expirePersonal),
    ending: () => ending,
    subscribe: stored.subscribe,
  };
}

const ownerOf = (token: string) => readToken(token)?.owner ?? 'unknown';
