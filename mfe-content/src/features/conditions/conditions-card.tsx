import type { Event } from '@site/contracts/api/static-data';
import { useConfig } from '@site/platform/config';
import { Card } from '@site/ui/card';
import { ExternalLink } from '@site/ui/external-link';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { CampaignImage } from '#parts/campaign-image/campaign-image.tsx';
import { conditionsAddress } from '#parts/campaign-image/conditions-address.ts';
import styles from './conditions-card.module.css';
import { text } from './conditions.text';

/** A campaign and the way to its general conditions. */
export function ConditionsCard({ event }: { event: Event }) {
  const { eventAssetsUrl } = useConfig();
  const { CodEvento, NomeEvento, NumProcesso, Serie } = event;
  return (
    <Card as="li" padding="none">
      <div className={styles.card}>
        <div className={styles.picture}>
          <CampaignImage code={CodEvento} kind="front" alt="" />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>{NomeEvento}</h2>
          <p className={styles.fact}>{text.process(NumProcesso)}</p>
          <p className={styles.fact}>{text.series(Serie)}</p>
          <ExternalLink href={conditionsAddress(eventAssetsUrl, CodEvento)} standalone>
            {text.open}
            <VisuallyHidden> {NomeEvento}</VisuallyHidden>
          </ExternalLink>
        </div>
      </div>
    </Card>
  );
}
