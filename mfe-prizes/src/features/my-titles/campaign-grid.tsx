import { type ReactNode, useDeferredValue } from 'react';
import { Grid } from '@site/ui/grid';
import { CampaignCard } from './campaign-card';
import type { Campaign } from './campaigns';

interface Props {
  campaigns: readonly Campaign[];
  /** What stands there when there is none. */
  empty: ReactNode;
}

const drawnAtOnce = 20;

/** Of a long list the beginning is drawn at once, the rest when the page has time. */
export function CampaignGrid({ campaigns, empty }: Props) {
  const shown = useDeferredValue(campaigns, campaigns.slice(0, drawnAtOnce));
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
