import { ErrorState } from '@site/ui/error-state';
import { ClaimPage } from '#parts/claim-page/claim-page.tsx';
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
    <ClaimPage title={text.doneHeading}>
      {payoutId ? <PayoutDone payoutId={payoutId} /> : <ErrorState>{text.doneFailed}</ErrorState>}
    </ClaimPage>
  );
}
