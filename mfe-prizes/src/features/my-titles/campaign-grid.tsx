import type { ReactNode } from 'react';
import { useDrawnList } from '@site/ui/drawn-list';
import { Grid } from '@site/ui/grid';
import { CampaignCard } from './campaign-card';
import type { Campaign } from './campaigns';

interface Props {
  campaigns: readonly Campaign[];
  /** What stands there when there is none. */
  empty: ReactNode;
}

export function CampaignGrid({ campaigns, empty }: Props) {
  const shown = useDrawnList(campaigns);
  if (campaigns.length === 0) return empty;
  return (
    <Grid as="ul" layout="cards">
      {shown.map((campaign) => (
        <li key={campaign.code}>
          <CampaignCard {...campaign} />
        </li>
      ))}
    </Grid>
  );
}
