import type { Cents } from '@site/domain/money';

/**
 * A payout of this customer. `waiting`: for its code. `confirming`: the code was sent, no response yet. `verifying`:
 * nobody knows whether the server took it (D58). `confirmed`: the transfer is ordered. `released`: it was not confirmed
 * within 24 hours, and the prizes are free again.
 */
export interface Transfer {
  at: 'waiting' | 'confirming' | 'verifying' | 'confirmed' | 'released';
  payoutId: string;
  total?: Cents;
  /** By this browser's clock; only ever compared with the same clock. */
  askedAt?: number;
  /** The key of a confirmation whose outcome is not known; the same code is sent under it again (D23). */
  key?: string;
  /** The code was sent before under this key, and nobody knows what came of it. */
  isRepeat?: true;
}

export type TransferEvent =
  | { type: 'confirm'; code: string; key: string }
  | { type: 'accepted' }
  /** A 4xx response; `reason` is what the server says, or empty. `isOfCode`: it is about the code, not the payout. */
  | { type: 'refused'; reason: string; isOfCode: boolean }
  | { type: 'signedOut' }
  /** No response, 5xx, or no JSON. */
  | { type: 'lost' }
  /** The payout, read after a try. `isUnknown` where the server does not tell a payout's state. */
  | { type: 'isConfirmed' }
  | { type: 'isWaiting' }
  | { type: 'isReleased' }
  | { type: 'isUnknown' }
  | { type: 'resume' };

export type TransferEffect =
  | { type: 'confirm'; payoutId: string; code: string; key: string }
  | { type: 'lookUp'; payoutId: string }
  | { type: 'tellConfirmed' }
  | { type: 'tellRefused'; reason: string; isOfCode: boolean }
  | { type: 'tellReleased' };

export interface TransferStep {
  next: Transfer;
  effects: TransferEffect[];
}

/** From a payout that waits for its code to the transfer that is ordered, or to prizes that are free again. */
export function stepTransfer(transfer: Transfer, event: TransferEvent): TransferStep {
  const { at, payoutId, key } = transfer;
  const stay = { next: transfer, effects: [] };
  if (at === 'confirmed' || at === 'released') return stay;
  const wasSent = at === 'confirming' || at === 'verifying';

  switch (event.type) {
    case 'confirm': {
      if (wasSent) return stay;
      const intent = key ?? event.key;
      const next = {
        ...transfer,
        at: 'confirming',
        key: intent,
        ...(key && { isRepeat: true as const }),
      } as const;
      return { next, effects: [{ type: 'confirm', payoutId, code: event.code, key: intent }] };
    }
    case 'accepted':
    case 'isConfirmed':
      return { next: { ...decided(transfer), at: 'confirmed' }, effects: [{ type: 'tellConfirmed' }] };
    case 'refused': {
      if (at !== 'confirming') return stay;
      const { reason, isOfCode } = event;
      const told = { type: 'tellRefused', reason, isOfCode } as const;
      const next = { ...decided(transfer), at: transfer.isRepeat ? 'verifying' : 'waiting' } as const;
      const mustLook = transfer.isRepeat || !isOfCode;
      return { next, effects: mustLook ? [told, { type: 'lookUp', payoutId }] : [told] };
    }
    case 'signedOut':
      if (at !== 'confirming') return stay;
      return {
        next: transfer.isRepeat ? { ...transfer, at: 'verifying' } : { ...decided(transfer), at: 'waiting' },
        effects: [],
      };
    case 'lost':
      return at === 'confirming' ? { next: { ...transfer, at: 'verifying' }, effects: [] } : stay;
    case 'isWaiting':
    case 'isUnknown':
      return at === 'verifying' ? { next: { ...transfer, at: 'waiting' }, effects: [] } : stay;
    case 'isReleased':
      return {
        next: { ...decided(transfer), at: 'released' },
        effects: at === 'verifying' ? [{ type: 'tellReleased' }] : [],
      };
    case 'resume':
      return wasSent
        ? { next: { ...transfer, at: 'verifying' }, effects: [{ type: 'lookUp', payoutId }] }
        : stay;
  }
}

// The outcome of the last confirmation is known, or about to be read.
function decided({ payoutId, total, askedAt }: Transfer): Omit<Transfer, 'at'> {
  return { payoutId, ...(total !== undefined && { total }), ...(askedAt !== undefined && { askedAt }) };
}
