import type { Event } from '@site/contracts/api/static-data';
import { useCampaignAssets } from '@site/platform/campaign-assets';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { Card } from '@site/ui/card';
import { ExternalLink } from '@site/ui/external-link';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { WholeWords } from '@site/ui/whole-words';
import styles from './conditions-card.module.css';
import { text } from './conditions.text';

/** A campaign and the way to its general conditions. */
export function ConditionsCard({ event }: { event: Event }) {
  const { CodEvento, NomeEvento, NumProcesso, Serie } = event;
  const address = useCampaignAssets(CodEvento);
  return (
    <Card as="li" padding="none">
      <div className={styles.card}>
        <div className={styles.picture}>
          <CampaignPicture address={address('frente-200x150.png')} kind="front" />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>{NomeEvento}</h2>
          <p className={styles.fact}>
            <WholeWords>{text.process(NumProcesso)}</WholeWords>
          </p>
          <p className={styles.fact}>{text.series(Serie)}</p>
          <ExternalLink href={address('condicoes-gerais.pdf')} standalone>
            {text.open}
            <VisuallyHidden> {NomeEvento}</VisuallyHidden>
          </ExternalLink>
        </div>
      </div>
    </Card>
  );
}
