import type { Event } from '@site/contracts/api/static-data';
import { useCampaignAssets } from '@site/platform/campaign-assets';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { Card } from '@site/ui/card';
import { Roda } from '@site/ui/roda';
import styles from './campaign-summary.module.css';
import { text } from './results.text';

// D33: the number of instant prizes of 'Raspe mais'.
const instantPrizes = 250_000;

/** The campaign on screen: its picture, its name and the number of instant prizes. */
export function CampaignSummary({ event }: { event: Event }) {
  const { CodEvento, NomeEvento, Serie, AnoEvento } = event;
  const address = useCampaignAssets(CodEvento);
  return (
    <Card as="section" padding="none" labelledBy="campanha">
      <div className={styles.summary}>
        <div className={styles.picture}>
          <CampaignPicture
            address={address('cartela-home.png')}
            kind="ticket"
            alt={text.picture(NomeEvento)}
            isFirst
          />
        </div>
        <div>
          <h2 id="campanha">{NomeEvento}</h2>
          <p className={styles.edition}>{text.edition(Serie, AnoEvento)}</p>
          <div className={styles.winners} data-surface="dark">
            <p className={styles.label}>{text.scratch}</p>
            <p className={styles.number}>{instantPrizes.toLocaleString('pt-BR')}</p>
            <p>{text.winners}</p>
            <div className={styles.ring}>
              <Roda dancers={16} />
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}
