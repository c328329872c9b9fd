import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx';
import type { Attempt } from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';

/** Step 2: the embedded checkout of the payment provider. */
export function PaymentStep({ attempt }: { attempt: Attempt }) {
  return (
    <CheckoutFrame step={2} title={text.payment.title}>
      {attempt.session}
    </CheckoutFrame>
  );
}
