import { formatMoney } from '@site/domain/money';
import { useCampaignAssets } from '@site/platform/campaign-assets';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { useCampaign } from '#parts/campaign/use-campaign.ts';
import { text as campaignText } from '#parts/campaign/campaign.text.ts';
import styles from './campaign-line.module.css';
import { text } from './prize-summary.text';
import type { CampaignPrizes } from './summary-of';

/** One campaign of the prize summary. */
export function CampaignLine({ code, series, titles, amount }: CampaignPrizes) {
  const { name } = useCampaign(code);
  const address = useCampaignAssets(code);
  return (
    <li className={styles.line}>
      <span className={styles.image}>
        <CampaignPicture address={address('frente-200x150.png')} kind="front" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{name ?? campaignText.series(code)}</h3>
        <p className={styles.detail}>{text.campaignLine(series, titles)}</p>
      </div>
      <span className={styles.amount}>{formatMoney(amount)}</span>
    </li>
  );
}
