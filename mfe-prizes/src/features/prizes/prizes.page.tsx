import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { Grid } from '@site/ui/grid';
import { useListPendingPrizesQuery } from '#parts/prize-summary/prizes.api.ts';
import { SignInGate } from '#parts/sign-in-gate/sign-in-gate.tsx';
import { HowToClaim } from './how-to-claim';
import { PendingCard } from './pending-card';
import { text } from './prizes.text';

export function PrizesPage() {
  return (
    <SignInGate title={text.heading}>
      <Prizes />
    </SignInGate>
  );
}

function Prizes() {
  const pending = useListPendingPrizesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={text.heading}>
      <Grid layout="wide-aside">
        <QueryView query={pending} loading={text.loading}>
          {(prizes) => <PendingCard prizes={prizes} />}
        </QueryView>
        <HowToClaim />
      </Grid>
    </Page>
  );
}
