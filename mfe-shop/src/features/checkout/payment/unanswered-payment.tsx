import { pathTo } from '@site/contracts/routes';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { ButtonLink } from '@site/ui/button-link';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import { text } from '#features/checkout/checkout.text.ts';

/** A payment was sent and nobody knows what became of it: it is asked for, never sent as a new one. */
export function UnansweredPayment({ onVerify }: { onVerify: () => Promise<unknown> }) {
  return (
    <Stack gap={5}>
      <Banner tone="warn" announce="alert">
        {text.payment.unanswered}
      </Banner>
      <Cluster stackOnMobile>
        <Button onClick={() => void onVerify()}>{text.payment.verify}</Button>
        <ButtonLink kind="secondary" to={pathTo('orders', { section: 'compras' })}>
          {text.payment.orders}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
