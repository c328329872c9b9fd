import type { PendingPrize } from '@site/contracts/api/prizes';
import { type Cents, parseMoney } from '@site/domain/money';

/** The sum of all prizes that wait to be claimed. */
export const pendingTotal = (pending: readonly PendingPrize[]): Cents =>
  pending.reduce((sum, { prizeValue }) => sum + (parseMoney(prizeValue) ?? 0), 0);
