import { Banner } from '@site/ui/banner';
import { Loading } from '@site/ui/loading';
import { Stack } from '@site/ui/stack';
import type { Attempt } from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { PaymentWidget } from '#parts/payment-widget/payment-widget.tsx';
import { UnansweredPayment } from './unanswered-payment';
import { usePayment } from './use-payment';
import { WaitingPayment } from './waiting-payment';

interface Props {
  attempt: Attempt;
  /** What is bought, in words. */
  description: string;
}

/** The provider's checkout, and what we say around it. */
export function PaymentDesk({ attempt, description }: Props) {
  const payment = usePayment(attempt, description);
  const { face, notice } = payment;

  if (face === 'checking') return <Loading text={text.payment.checking} />;
  if (face === 'renewing') return <Loading text={text.payment.renewing} />;
  if (face === 'unanswered') return <UnansweredPayment onVerify={payment.verify} />;
  return (
    <Stack gap={5}>
      {notice && (
        <Banner tone={notice === 'declined' ? 'error' : 'warn'} announce="alert">
          {text.payment.notices[notice]}
        </Banner>
      )}
      {face === 'paying' && <Loading text={text.payment.processing} />}
      <PaymentWidget
        key={payment.round}
        session={attempt.session}
        isPaid={attempt.state === 'waiting'}
        isCovered={face === 'paying'}
        onToken={payment.takeToken}
        onOutcome={(outcome) => void payment.settle(outcome)}
      />
      {face === 'waiting' && <WaitingPayment onAsk={payment.watch} onOtherWay={payment.turnAway} />}
    </Stack>
  );
}
