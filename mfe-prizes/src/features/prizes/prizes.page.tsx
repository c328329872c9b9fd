import type { ReactNode } from 'react';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { Grid } from '@site/ui/grid';
import { SkeletonCard } from '@site/ui/skeleton-card';
import { Stack } from '@site/ui/stack';
import { useListPendingPrizesQuery } from '#parts/prize-summary/prizes.api.ts';
import { SignInGate } from '#parts/sign-in-gate/sign-in-gate.tsx';
import { HowToClaim } from './how-to-claim';
import { PendingCard } from './pending-card';
import { text } from './prizes.text';

interface Props {
  /** The claims that are under way or done. */
  children?: ReactNode;
}

export function PrizesPage({ children }: Props) {
  return (
    <SignInGate title={text.heading}>
      <Prizes>{children}</Prizes>
    </SignInGate>
  );
}

function Prizes({ children }: Props) {
  const pending = useListPendingPrizesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={text.heading}>
      <Grid layout="wide-aside">
        <Stack gap={5}>
          {children}
          <QueryView query={pending} loading={text.loading} skeleton={<Skeletons />}>
            {(prizes) => <PendingCard prizes={prizes} />}
          </QueryView>
        </Stack>
        <HowToClaim />
      </Grid>
    </Page>
  );
}

const Skeletons = () => <SkeletonCard shapes={['half', 'field', 'line', 'line', 'line', 'field']} />;
