import { useGetSelfQuery } from '@site/api/resources/users';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { BackLink } from '@site/ui/back-link';
import { EmptyState } from '@site/ui/empty-state';
import { Stack } from '@site/ui/stack';
import { Lead } from '#parts/lead/lead.tsx';
import { SignInGate } from '#parts/sign-in-gate/sign-in-gate.tsx';
import { usePrizeSummary } from '#parts/prize-summary/use-prize-summary.ts';
import { PayoutBank } from './payout-bank';
import { text } from './payout.text';

export function PayoutBankPage() {
  return (
    <SignInGate title={text.bankHeading}>
      <PayoutBankView />
    </SignInGate>
  );
}

function PayoutBankView() {
  const summary = usePrizeSummary();
  const user = useGetSelfQuery();
  return (
    <Page
      title={text.bankHeading}
      frame={(content) => (
        <Stack gap={4}>
          <BackLink to={pathTo('prizes')}>{text.back}</BackLink>
          {content}
        </Stack>
      )}
    >
      <Lead>{text.bankLead}</Lead>
      <QueryView query={summary} loading={text.loading}>
        {(prizes) =>
          prizes.total > 0 ? (
            <QueryView query={user} loading={text.loading} failed={text.userFailed}>
              {(self) => <PayoutBank summary={prizes} user={self} />}
            </QueryView>
          ) : (
            <EmptyState>{text.nothing}</EmptyState>
          )
        }
      </QueryView>
    </Page>
  );
}
