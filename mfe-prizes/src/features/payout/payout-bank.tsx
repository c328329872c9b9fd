import { useState } from 'react';
import type { PayoutRequest } from '@site/contracts/api/payout';
import type { User } from '@site/contracts/api/users';
import { useConfig } from '@site/platform/config';
import { QueryView } from '@site/platform/query-view';
import { Grid } from '@site/ui/grid';
import { SkeletonCard } from '@site/ui/skeleton-card';
import type { PrizeSummary } from '#parts/prize-summary/summary-of.ts';
import { BankForm } from './bank-form';
import { emptyBankValues } from './bank-form.schema';
import { useGetBanksQuery } from './payout.api';
import { bankValuesOf, payoutRequestOf } from './payout-data';
import { PayoutSummary } from './payout-summary';
import { text } from './payout.text';

interface Props {
  summary: PrizeSummary;
  user: User;
  /** What an earlier visit asked for: the form begins with it. */
  request: PayoutRequest | undefined;
  onReview: (request: PayoutRequest) => void;
}

/** The account to pay to, beside what is paid. */
export function PayoutBank({ summary, user, request, onReview }: Props) {
  const banks = useGetBanksQuery(useConfig().banksUrl);
  const [start] = useState(request ? bankValuesOf(request) : emptyBankValues);
  return (
    <Grid layout="wide-aside">
      <QueryView
        query={banks}
        loading={text.loading}
        skeleton={<SkeletonCard shapes={['title', 'field', 'field', 'half', 'field']} />}
      >
        {(list) => (
          <BankForm
            banks={list}
            total={summary.total}
            defaultValues={start}
            onSubmit={(values) => onReview(payoutRequestOf(values, list, user))}
          />
        )}
      </QueryView>
      <PayoutSummary summary={summary} user={user} />
    </Grid>
  );
}
