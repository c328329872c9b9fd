import type { PendingPrize, Prize } from '@site/contracts/api/prizes';
import type { Cents } from '@site/domain/money';
import { summarySeriesOf } from '@site/domain/title-number';
import { payoutsOf } from './payouts-of';
import { pendingTotal } from './pending-total';

/** What a customer has won in one campaign and has not claimed yet. */
export interface CampaignPrizes {
  code: string;
  /** The fifth character of each title number, each once. */
  series: string[];
  /** How many titles won. */
  titles: number;
  amount: Cents;
}

/** All that waits to be claimed, by campaign. */
export interface PrizeSummary {
  campaigns: CampaignPrizes[];
  total: Cents;
  /** The payouts that the prizes name. */
  payoutIds: string[];
}

/**
 * Groups the prizes that can be claimed by campaign. The amounts come from the pending prizes where these name their
 * campaign: part of a prize may have been exchanged.
 */
export function summaryOf(prizes: readonly Prize[], pending: readonly PendingPrize[]): PrizeSummary {
  const claimable = prizes.filter(({ status }) => status === '' || status.toUpperCase() === 'PENDING');
  const isNamed = pending.some(({ event_code }) => event_code);
  const codes = [...new Set(claimable.map(({ event_code }) => event_code))];
  const campaigns = codes.map((code) => {
    const numbers = [...new Set(claimable.filter(isOf(code)).map(({ number }) => number))];
    return {
      code,
      series: [...new Set(numbers.map(summarySeriesOf))],
      titles: numbers.length,
      amount: pendingTotal(isNamed ? pending.filter(isOf(code)) : claimable.filter(isOf(code))),
    };
  });
  return {
    campaigns,
    total: pendingTotal(pending),
    payoutIds: payoutsOf(prizes).map(({ payoutId }) => payoutId),
  };
}

const isOf = (code: string) => (prize: { event_code?: string | null | undefined }) =>
  prize.event_code === code;
