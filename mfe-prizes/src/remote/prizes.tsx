import { OpenExchange } from '#features/exchange/open-exchange.tsx';
import { OpenTransfers } from '#features/payout/open-transfers.tsx';
import { PrizesPage } from '#features/prizes/prizes.page.tsx';

/** Where three features meet: the prizes to claim, and the claims that are under way or done. */
export function Prizes() {
  return (
    <PrizesPage>
      <OpenTransfers />
      <OpenExchange />
    </PrizesPage>
  );
}
