import { QueryView } from '@site/platform/query-view';
import { useToldFailure } from '@site/platform/tell-failure';
import { SkeletonCard } from '@site/ui/skeleton-card';
import { useGetPayoutQuery } from './payout.api';
import { PayoutReceipt } from './payout-receipt';
import { text } from './payout.text';

/** The receipt of a payout. */
export function PayoutDone({ payoutId }: { payoutId: string }) {
  const payout = useGetPayoutQuery(payoutId);
  useToldFailure(payout.error, { failureText: text.notFetched, noAnswer: text.notFetched });
  return (
    <QueryView
      query={payout}
      loading={text.loading}
      failed={text.doneFailed}
      skeleton={<SkeletonCard shapes={['block', 'title', 'line', 'line', 'line']} />}
    >
      {(detail) => <PayoutReceipt payout={detail} />}
    </QueryView>
  );
}
