import { pathTo } from '@site/contracts/routes';
import { Button } from '@site/ui/button';
import { ButtonLink } from '@site/ui/button-link';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import { text } from '#features/checkout/checkout.text.ts';
import { isStopped, type Notice, type Phase } from './payment-state';

interface Props {
  phase: Phase;
  isPix: boolean;
  /** The server is being asked for the customer. */
  isAsking: boolean;
  notice: Notice | undefined;
  onAct: (action: 'verify' | 'otherWay' | 'reopen') => void;
}

/** What the customer can do about a payment that was sent. */
export function PaymentActions({ phase, isPix, isAsking, notice, onAct }: Props) {
  const verify = { phase, isPix, isAsking, notice, onAct };
  if (phase === 'unreachable' || phase === 'absent') {
    return (
      <Cluster stackOnMobile>
        <VerifyButton {...verify} />
        <OrdersLink />
      </Cluster>
    );
  }
  if (phase !== 'waiting') return null;
  return (
    <Stack gap={4}>
      {notice !== 'overdue' && <p role="status">{text.payment.waiting}</p>}
      <Cluster stackOnMobile>
        {isStopped(notice) && <Button onClick={() => onAct('reopen')}>{text.payment.goOn}</Button>}
        <VerifyButton {...verify} />
        <Button kind="secondary" onClick={() => onAct('otherWay')}>
          {text.payment.otherWay}
        </Button>
        {notice === 'overdue' && <OrdersLink />}
      </Cluster>
    </Stack>
  );
}

function VerifyButton({ phase, isPix, isAsking, notice, onAct }: Props) {
  const isBeside = phase === 'absent' || isStopped(notice);
  return (
    <Button kind={isBeside ? 'secondary' : 'primary'} busy={isAsking} onClick={() => onAct('verify')}>
      <span>{phase === 'waiting' && isPix ? text.payment.alreadyPaid : text.payment.verify}</span>
    </Button>
  );
}

function OrdersLink() {
  return (
    <ButtonLink kind="secondary" to={pathTo('orders', { section: 'compras' })}>
      {text.payment.orders}
    </ButtonLink>
  );
}
