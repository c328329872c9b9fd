import type { Outcome } from './checkout-port';

const words: Readonly<Record<string, Outcome>> = {
  SUCCEEDED: 'succeeded',
  VERIFIED: 'succeeded',
  PAYED: 'succeeded',
  EXPIRED: 'expired',
  FAIL: 'declined',
  REJECT: 'declined',
  REJECTED: 'declined',
  DECLINED: 'declined',
  ERROR: 'declined',
  FRAUD: 'declined',
};

const cancelWord = /^(CANCELL?ED(_BY_USER)?|USER_CANCEL(_ON_PROVIDER)?)$/;

/**
 * The provider's status in our words. The set is open: what nobody knows is waiting, and our server is asked
 * (docs/facts.md, section 1.7).
 */
export function outcomeOf(status: unknown, subStatus?: unknown): Outcome {
  if (isCancel(status) || isCancel(subStatus)) return 'cancelled';
  return words[String(status).toUpperCase()] ?? 'waiting';
}

/** The provider's error in our words: a customer's cancelling has come through this channel, too, in both spellings. */
export function outcomeOfError(message: unknown, data?: unknown): Outcome {
  const cause = typeof data === 'object' && data !== null && 'cause' in data ? data.cause : undefined;
  return isCancel(message) || isCancel(cause) ? 'cancelled' : 'error';
}

const isCancel = (word: unknown) => cancelWord.test(String(word).toUpperCase());
