import type { TitleListItem } from '@site/contracts/api/titles';
import { parseTitleNumber } from '@site/domain/title-number';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Cluster } from '@site/ui/cluster';
import { Facts } from '@site/ui/facts';
import { text } from './campaign-titles.text';
import { isNew } from './is-new';
import styles from './title-card.module.css';

interface Props {
  title: TitleListItem;
  name: string;
  /** The scratch card still waits for its owner. */
  isToScratch: boolean;
  now: Date;
  onOpen: () => void;
}

export function TitleCard({ title, name, isToScratch, now, onOpen }: Props) {
  const parts = parseTitleNumber(title.number);
  return (
    // The whole card is a target for the pointer; keyboard and screen reader have the button, whose click comes up here.
    <div className={styles.card} onClick={onOpen}>
      <Card as="article" padding="snug">
        <Cluster justify="between" gap={2}>
          <h2 className={styles.name}>{name}</h2>
          <Cluster gap={1}>
            {isToScratch && <Badge tone="pending">{text.toScratch}</Badge>}
            {isNew(title, now) && <Badge tone="new">{text.isNew}</Badge>}
          </Cluster>
        </Cluster>
        <Facts
          items={[
            { term: text.series, value: parts?.series ?? '' },
            { term: text.title, value: parts?.title ?? title.number },
          ]}
        />
        <Button fill="always">{text.open}</Button>
      </Card>
    </div>
  );
}
