import type { User } from '@site/contracts/api/users';
import { useConfig } from '@site/platform/config';
import { QueryView } from '@site/platform/query-view';
import { Grid } from '@site/ui/grid';
import type { PrizeSummary } from '#parts/prize-summary/summary-of.ts';
import { BankForm } from './bank-form';
import { ConfirmDialog } from './confirm-dialog';
import { useGetBanksQuery } from './payout.api';
import { payoutRequestOf } from './payout-data';
import { PayoutSummary } from './payout-summary';
import { text } from './payout.text';
import { useRequestPayout } from './use-request-payout';

/** The account to pay to, beside what is paid. */
export function PayoutBank({ summary, user }: { summary: PrizeSummary; user: User }) {
  const banks = useGetBanksQuery(useConfig().banksUrl);
  const { draft, review, cancel, confirm, isSending } = useRequestPayout();
  return (
    <Grid layout="wide-aside">
      <QueryView query={banks} loading={text.loading}>
        {(list) => (
          <BankForm banks={list} onSubmit={(values) => review(payoutRequestOf(values, list, user))} />
        )}
      </QueryView>
      <PayoutSummary summary={summary} user={user} />
      {draft && (
        <ConfirmDialog
          request={draft}
          total={summary.total}
          isSending={isSending}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
    </Grid>
  );
}
