import type { TitleDetail } from '@site/contracts/api/title-detail';
import { formatDate } from '@site/domain/local-date';
import { parseTitleNumber } from '@site/domain/title-number';
import { useCampaignAssets } from '@site/platform/campaign-assets';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { CampaignDocuments } from '#parts/campaign/campaign-documents.tsx';
import { text } from './title-detail.text';
import styles from './title-panel.module.css';

/** What a title is: its campaign with the documents, its numbers, its age and its kind. */
export function TitlePanel({ title, name }: { title: TitleDetail; name: string }) {
  const parts = parseTitleNumber(title.number);
  const address = useCampaignAssets(title.event_code);
  return (
    <Card as="aside" padding="none">
      <div className={styles.panel}>
        <div className={styles.image}>
          <CampaignPicture address={address('cartela-home.png')} kind="ticket" />
        </div>
        <div className={styles.name}>
          <Badge tone="navy">{text.kinds[title.type]}</Badge>
          {/* The page's own heading is hidden from view: here is where the design shows it. */}
          <p className={styles.campaign} aria-hidden="true">
            {name}
          </p>
        </div>
        <dl className={styles.facts}>
          <Fact term={text.number} value={parts?.title ?? title.number} />
          <Fact term={text.series} value={parts?.series ?? ''} />
          <Fact term={text.createdAt} value={formatDate(title.created_at)} />
        </dl>
        <div className={styles.documents}>
          <CampaignDocuments code={title.event_code} />
        </div>
      </div>
    </Card>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
