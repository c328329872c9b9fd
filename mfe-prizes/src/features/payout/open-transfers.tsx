import { useId, useSyncExternalStore } from 'react';
import { pathTo } from '@site/contracts/routes';
import { useSession } from '@site/platform/session';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Stack } from '@site/ui/stack';
import { useLongList } from '#parts/long-list/use-long-list.ts';
import { payoutsOf } from '#parts/prize-summary/payouts-of.ts';
import { useListPrizesQuery } from '#parts/prize-summary/prizes.api.ts';
import { SectionHeading } from '#parts/section-heading/section-heading.tsx';
import { requestStore, transfersStore } from './payout.storage';
import { text } from './payout.text';
import { TransferRow } from './transfer-row';
import styles from './transfers.module.css';
import { WaitingTransfer } from './waiting-transfer';
import { allTransfers } from './transfers';

const receiptsAtFirst = 3;

/** The customer's transfers: those to go on with, then those whose receipt can be opened again. */
export function OpenTransfers() {
  const { isSignedIn } = useSession();
  const request = useSyncExternalStore(requestStore.subscribe, requestStore.read);
  const stored = useSyncExternalStore(transfersStore.subscribe, transfersStore.read);
  const prizes = useListPrizesQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const headingId = useId();
  const all = allTransfers(stored, payoutsOf(prizes.data ?? []));
  const open = all.filter(({ at }) => at !== 'confirmed');
  const receipts = all.filter(({ at }) => at === 'confirmed');
  const { shown, hasMore, showAll } = useLongList(receipts, receiptsAtFirst);
  if (!isSignedIn || (all.length === 0 && request.at === 'idle')) return null;

  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={4}>
        <SectionHeading id={headingId}>{text.transfers}</SectionHeading>
        <ul className={styles.list}>
          {request.at !== 'idle' && (
            <TransferRow
              amount={request.intent.total}
              words={text.isRequested}
              action={{ name: text.verify, to: pathTo('payoutBank') }}
              isUrgent
            />
          )}
          {open.map((transfer) => (
            <WaitingTransfer key={transfer.payoutId} transfer={transfer} />
          ))}
          {shown.map(({ payoutId, total }) => (
            <TransferRow
              key={payoutId}
              amount={total}
              words={text.isConfirmed}
              action={{ name: text.receipt, to: pathTo('payoutDone'), payoutId }}
            />
          ))}
        </ul>
        {hasMore && (
          <Button kind="text" onClick={showAll}>
            {text.allReceipts(receipts.length)}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
