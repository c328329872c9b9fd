import { Navigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { SignInGate } from '#parts/sign-in-gate/sign-in-gate.tsx';
import { PayoutCode } from './payout-code';
import { text } from './payout.text';
import { usePayoutId } from './use-payout-id';

export function PayoutCodePage() {
  return (
    <SignInGate title={text.codeHeading}>
      <PayoutCodeView />
    </SignInGate>
  );
}

function PayoutCodeView() {
  const payoutId = usePayoutId();
  return payoutId ? <PayoutCode payoutId={payoutId} /> : <Navigate to={pathTo('prizes')} replace />;
}
