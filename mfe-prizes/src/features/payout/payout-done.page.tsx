import { Page } from '@site/platform/page';
import { ErrorState } from '@site/ui/error-state';
import { SignInGate } from '#parts/sign-in-gate/sign-in-gate.tsx';
import { PayoutDone } from './payout-done';
import { text } from './payout.text';
import { usePayoutId } from './use-payout-id';

export function PayoutDonePage() {
  return (
    <SignInGate title={text.doneHeading}>
      <PayoutDoneView />
    </SignInGate>
  );
}

function PayoutDoneView() {
  const payoutId = usePayoutId();
  return (
    <Page title={text.doneHeading}>
      {payoutId ? <PayoutDone payoutId={payoutId} /> : <ErrorState>{text.doneFailed}</ErrorState>}
    </Page>
  );
}
