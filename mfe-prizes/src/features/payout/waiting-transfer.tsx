import { useState } from 'react';
import { pathTo } from '@site/contracts/routes';
import { parseMoney } from '@site/domain/money';
import { useGetPayoutQuery } from './payout.api';
import { text } from './payout.text';
import type { Transfer } from './transfer.flow';
import { TransferRow } from './transfer-row';
import { hoursLeft } from './transfers';

/** A transfer that waits for its code, with the hours that are left. One that the server has released is gone. */
export function WaitingTransfer({ transfer }: { transfer: Transfer }) {
  const { payoutId } = transfer;
  const { data: payout } = useGetPayoutQuery(payoutId, { refetchOnMountOrArgChange: true });
  const [now] = useState(Date.now);
  const hours = hoursLeft(transfer, { expiresIn: payout?.expiresIn, now });
  if (payout?.status === 'RELEASED' || (hours !== undefined && hours < 0)) return null;

  const known = payout?.amount ?? undefined;
  const amount = (known === undefined ? undefined : parseMoney(known)) ?? transfer.total;
  if (payout?.status === 'CONFIRMED') {
    const action = { name: text.receipt, to: pathTo('payoutDone'), payoutId };
    return <TransferRow amount={amount} words={text.isConfirmed} action={action} />;
  }
  const words = transfer.at === 'waiting' ? text.waits(hours) : text.isOpen;
  const action = { name: text.goOn, to: pathTo('payoutCode'), payoutId };
  return <TransferRow amount={amount} words={words} action={action} isUrgent />;
}
