import type { NamedPayout } from '#parts/prize-summary/payouts-of.ts';
import type { Transfer } from './transfer.flow';

/**
 * The customer's payouts: those that this browser knows, and those that their prizes name. The server decides what is
 * confirmed; what only the browser knows of stays as it is.
 */
export function allTransfers(stored: readonly Transfer[], named: readonly NamedPayout[]): Transfer[] {
  const merged = stored.map((transfer) => {
    const server = named.find(({ payoutId }) => payoutId === transfer.payoutId);
    return server?.isPaid ? { ...transfer, at: 'confirmed' as const } : transfer;
  });
  const others = named.filter(({ payoutId }) => !stored.some((transfer) => transfer.payoutId === payoutId));
  return [
    ...merged,
    ...others.map(({ payoutId, isPaid, total }) => ({
      at: isPaid ? ('confirmed' as const) : ('waiting' as const),
      payoutId,
      total,
    })),
  ].filter(({ at }) => at !== 'released');
}

const releasedAfterHours = 24;
const hourMilliseconds = 3600 * 1000;

/**
 * Whole hours until the prizes of a payout are free again: from the seconds that the server tells, else since it was
 * asked for. Nothing where neither is known.
 */
export function hoursLeft(
  { askedAt }: Pick<Transfer, 'askedAt'>,
  { expiresIn, now }: { expiresIn?: number | null | undefined; now: number },
): number | undefined {
  if (typeof expiresIn === 'number') return Math.floor(expiresIn / 3600);
  if (askedAt === undefined) return undefined;
  return Math.floor(releasedAfterHours - (now - askedAt) / hourMilliseconds);
}
