import { useState } from 'react';
import { useToasts } from '@site/platform/toasts';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import { text } from '#features/checkout/checkout.text.ts';
import { sentMethod } from './payment-notes';

interface Props {
  /** Asks the server, which may end the step; answers what it said. */
  onAsk: () => Promise<string | undefined>;
  onOtherWay: () => Promise<unknown>;
}

/** Below the provider's next step: the server is asked by itself, and at once when the customer says that he has paid. */
export function WaitingPayment({ onAsk, onOtherWay }: Props) {
  const [isAsking, setAsking] = useState(false);
  const toasts = useToasts();

  async function ask() {
    setAsking(true);
    const answer = await onAsk();
    setAsking(false);
    if (answer === 'waiting' || answer === undefined) toasts.info(text.payment.notYet);
  }

  return (
    <Stack gap={4}>
      <p role="status">{text.payment.waiting}</p>
      <Cluster stackOnMobile>
        <Button busy={isAsking} onClick={() => void ask()}>
          {sentMethod() === 'pix' ? text.payment.alreadyPaid : text.payment.verify}
        </Button>
        <Button kind="secondary" onClick={() => void onOtherWay()}>
          {text.payment.otherWay}
        </Button>
      </Cluster>
    </Stack>
  );
}
