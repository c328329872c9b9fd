import type { Prize } from '@site/contracts/api/prizes';
import { type Cents, parseMoney } from '@site/domain/money';

/** A payout as the customer's prizes name it. */
export interface NamedPayout {
  payoutId: string;
  isPaid: boolean;
  /** The whole value of its prizes. */
  total: Cents;
}

/** The payouts that hold or paid the customer's prizes, in the prizes' order. Empty where the server names none. */
export function payoutsOf(prizes: readonly Prize[]): NamedPayout[] {
  const payouts = new Map<string, NamedPayout>();
  for (const { payoutId, status, prizeValue } of prizes) {
    if (!payoutId) continue;
    const known = payouts.get(payoutId) ?? { payoutId, isPaid: status === 'PAID', total: 0 };
    payouts.set(payoutId, { ...known, total: known.total + (parseMoney(prizeValue) ?? 0) });
  }
  return [...payouts.values()];
}
