import { pathTo } from '@site/contracts/routes';
import { useCampaignAssets } from '@site/platform/campaign-assets';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { CardLink } from '@site/ui/card-link';
import { Skeleton } from '@site/ui/skeleton';
import { text as campaignText } from '#parts/campaign/campaign.text.ts';
import { useCampaign } from '#parts/campaign/use-campaign.ts';
import styles from './campaign-card.module.css';
import type { Campaign } from './campaigns';
import { text } from './my-titles.text';

export function CampaignCard({ code, digital, printed, sample }: Campaign) {
  const { isLoading, name, series } = useCampaign(code, sample);
  const address = useCampaignAssets(code);
  return (
    <CardLink to={pathTo('campaignTitles', { titulo: code })}>
      <div className={styles.card}>
        <div className={styles.image}>
          <CampaignPicture address={address('frente-200x150.png')} kind="front" />
        </div>
        <div className={styles.body}>
          <h2 className={styles.name}>
            {isLoading ? <Skeleton shape="title" width="most" /> : (name ?? campaignText.series(series))}
          </h2>
          <p className={styles.series}>{campaignText.series(series)}</p>
          <p className={styles.counts}>
            <Count value={digital} unit={text.digital(digital)} />
            <Count value={printed} unit={text.printed(printed)} />
          </p>
        </div>
      </div>
    </CardLink>
  );
}

function Count({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={styles.count}>
      <b className={styles.value}>{value}</b> {unit}
    </span>
  );
}
