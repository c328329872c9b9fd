import { useId } from 'react';
import type { User } from '@site/contracts/api/users';
import { formatCpf } from '@site/domain/cpf';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Facts } from '@site/ui/facts';
import { Stack } from '@site/ui/stack';
import { useLongList } from '#parts/long-list/use-long-list.ts';
import { CampaignLine } from '#parts/prize-summary/campaign-line.tsx';
import { SectionHeading } from '#parts/section-heading/section-heading.tsx';
import { PrizeTotal } from '#parts/prize-summary/prize-total.tsx';
import type { PrizeSummary } from '#parts/prize-summary/summary-of.ts';
import { text } from './payout.text';

const campaignsAtFirst = 10;

/** What is paid, and to whom. */
export function PayoutSummary({ summary, user }: { summary: PrizeSummary; user: User }) {
  const headingId = useId();
  const { shown, hasMore, showAll } = useLongList(summary.campaigns, campaignsAtFirst);
  return (
    <Card as="aside" labelledBy={headingId}>
      <Stack gap={4}>
        <SectionHeading id={headingId}>{text.summary}</SectionHeading>
        <ul>
          {shown.map((campaign) => (
            <CampaignLine key={campaign.code} {...campaign} />
          ))}
        </ul>
        {hasMore && (
          <Button kind="text" onClick={showAll}>
            {text.allCampaigns(summary.campaigns.length)}
          </Button>
        )}
        <PrizeTotal label={text.total} amount={summary.total} />
        <Facts
          items={[
            { term: text.holder, value: user.fullName },
            { term: text.cpf, value: formatCpf(user.cpf) },
          ]}
        />
      </Stack>
    </Card>
  );
}
