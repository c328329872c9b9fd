import { Banner } from '@site/ui/banner';
import { KeptFocus } from '@site/ui/kept-focus';
import { Loading } from '@site/ui/loading';
import { Stack } from '@site/ui/stack';
import { type Purchase, storedPurchase } from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { PaymentWidget } from '#parts/payment-widget/payment-widget.tsx';
import { PaymentActions } from './payment-actions';
import { isStopped } from './payment-state';
import { usePayment } from './use-payment';

interface Props {
  purchase: Purchase;
  /** What is bought, in words. */
  description: string;
}

/** The provider's widget, and what we say around it. */
export function PaymentPanel({ purchase, description }: Props) {
  const payment = usePayment(purchase, description);
  const { phase, notice, round } = payment.state;
  return (
    <KeptFocus label={text.payment.title} at={`${phase} ${notice} ${round}`}>
      <Payment {...payment} />
    </KeptFocus>
  );
}

function Payment({ state, send, takeToken }: ReturnType<typeof usePayment>) {
  const { phase, notice, round } = state;
  const { session, method } = state.purchase;
  const isSending = phase === 'preparing' || phase === 'sending';

  if (phase === 'checking') return <Loading text={text.payment.checking} />;
  if (phase === 'renewing') return <Loading text={text.payment.renewing} />;
  return (
    <Stack gap={5}>
      {!storedPurchase.isKept() && <Banner tone="warning">{text.payment.notKept}</Banner>}
      {phase === 'unreachable' && (
        <Banner tone="warning" announce="alert">
          {text.payment.unanswered}
        </Banner>
      )}
      {notice && phase !== 'unreachable' && (
        <Banner tone={notice === 'declined' ? 'error' : 'warning'} announce="alert">
          {text.payment.notices[notice]}
        </Banner>
      )}
      {isSending && <Loading text={text.payment.processing} />}
      {phase !== 'unreachable' && !isStopped(notice) && (
        <PaymentWidget
          key={`${session} ${round}`}
          session={session}
          isPaid={phase === 'waiting'}
          isCovered={isSending}
          onToken={takeToken}
          onOutcome={(outcome) => send({ type: 'provider', round, outcome })}
          onBroken={() => send({ type: 'broken', round })}
        />
      )}
      <PaymentActions
        phase={phase}
        isPix={method === 'pix'}
        isAsking={state.isAsked}
        notice={notice}
        onAct={(type) => send({ type })}
      />
    </Stack>
  );
}
