import { string } from 'valibot';
import { expirePersonal, forgetPersonal, resumePersonal } from '@site/platform/personal-storage';
import type { SessionPort } from '@site/platform/session';
import { storageItem } from '@site/platform/storage';

/** A session for tests: every stored token counts as valid. */
export function createSessionPort(): SessionPort & { token: () => string | null } {
  const stored = storageItem('local', 'token', string());
  const hasToken = () => stored.read() !== undefined;
  return {
    token: () => stored.read() ?? null,
    hasToken,
    isSignedIn: hasToken,
    signIn: (token) => {
      resumePersonal('customer');
      stored.write(token);
    },
    signOut: forgetPersonal,
    expire: expirePersonal,
    subscribe: stored.subscribe,
  };
}
