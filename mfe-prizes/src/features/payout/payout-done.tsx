import { QueryView } from '@site/platform/query-view';
import { useFailureToast } from '#parts/failure-toast/use-failure-toast.ts';
import { useGetPayoutQuery } from './payout.api';
import { PayoutReceipt } from './payout-receipt';
import { text } from './payout.text';

/** The receipt of a payout. */
export function PayoutDone({ payoutId }: { payoutId: string }) {
  const payout = useGetPayoutQuery(payoutId);
  useFailureToast(payout.error, text.notFetched);
  return (
    <QueryView query={payout} loading={text.loading} failed={text.doneFailed}>
      {(detail) => <PayoutReceipt payout={detail} />}
    </QueryView>
  );
}
