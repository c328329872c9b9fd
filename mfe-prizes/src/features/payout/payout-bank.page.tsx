import { useState } from 'react';
import { useGetSelfQuery } from '@site/api/resources/users';
import type { PayoutRequest } from '@site/contracts/api/payout';
import { pathTo } from '@site/contracts/routes';
import { QueryView } from '@site/platform/query-view';
import { ButtonLink } from '@site/ui/button-link';
import { EmptyState } from '@site/ui/empty-state';
import { Grid } from '@site/ui/grid';
import { SkeletonCard } from '@site/ui/skeleton-card';
import { ClaimPage } from '#parts/claim-page/claim-page.tsx';
import { Lead } from '#parts/lead/lead.tsx';
import { SignInGate } from '#parts/sign-in-gate/sign-in-gate.tsx';
import { usePrizeSummary } from '#parts/prize-summary/use-prize-summary.ts';
import { ConfirmDialog } from './confirm-dialog';
import { PayoutBank } from './payout-bank';
import { text } from './payout.text';
import { useRequestPayout } from './use-request-payout';

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
  const { intent, isChecking, isBusy, refusal, ask, resume } = useRequestPayout();
  const [draft, setDraft] = useState<PayoutRequest>();
  // What was sent is on screen until its outcome is known, also when its prizes are no longer listed.
  const shown = intent ?? (draft && { request: draft, total: summary.data?.total ?? 0 });

  function confirm() {
    if (intent) resume();
    else if (draft && summary.data) ask(draft, summary.data.total, summary.data.payoutIds);
  }

  return (
    <ClaimPage title={text.bankHeading}>
      <Lead>{text.bankLead}</Lead>
      <QueryView query={summary} loading={text.loading} skeleton={<BankSkeletons />}>
        {(prizes) =>
          prizes.total > 0 ? (
            <QueryView
              query={user}
              loading={text.loading}
              failed={text.userFailed}
              skeleton={<BankSkeletons />}
            >
              {(self) => (
                <PayoutBank summary={prizes} user={self} request={intent?.request} onReview={setDraft} />
              )}
            </QueryView>
          ) : (
            <EmptyState action={<ButtonLink to={pathTo('myTitles')}>{text.titles}</ButtonLink>}>
              {text.nothing}
            </EmptyState>
          )
        }
      </QueryView>
      {shown && (
        <ConfirmDialog
          request={shown.request}
          total={shown.total}
          isSending={isBusy}
          isUnknown={isChecking}
          refusal={refusal}
          onConfirm={confirm}
          onCancel={() => setDraft(undefined)}
        />
      )}
    </ClaimPage>
  );
}

const BankSkeletons = () => (
  <Grid layout="wide-aside">
    <SkeletonCard shapes={['title', 'field', 'field', 'half', 'field']} />
    <SkeletonCard shapes={['title', 'line', 'line', 'field']} />
  </Grid>
);
