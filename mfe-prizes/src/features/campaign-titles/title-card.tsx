import type { TitleListItem } from '@site/contracts/api/titles';
import { parseTitleNumber } from '@site/domain/title-number';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Cluster } from '@site/ui/cluster';
import { Facts } from '@site/ui/facts';
import { Stack } from '@site/ui/stack';
import { text } from './campaign-titles.text';
import { isNew } from './is-new';
import styles from './title-card.module.css';

interface Props {
  title: TitleListItem;
  name: string;
  /** Whether the scratch card is all open; undefined without a card. */
  isScratched: boolean | undefined;
  now: Date;
  onOpen: () => void;
}

export function TitleCard({ title, name, isScratched, now, onOpen }: Props) {
  const parts = parseTitleNumber(title.number);
  const facts = [
    { term: text.series, value: parts?.series ?? '' },
    { term: text.title, value: parts?.title ?? title.number },
  ];
  const card = { term: text.card, value: isScratched ? text.scratched : <Covered /> };
  return (
    // The whole card is a target for the pointer; keyboard and screen reader have the button, whose click comes up here.
    <div className={styles.card} onClick={onOpen}>
      <Card as="article" padding="snug">
        <Stack gap={3}>
          <Cluster justify="between" gap={2}>
            <h2 className={styles.name}>{name}</h2>
            {isNew(title, now) && <Badge tone="new">{text.isNew}</Badge>}
          </Cluster>
          <Facts items={isScratched === undefined ? facts : [...facts, card]} />
          <Button fill="always">{text.open}</Button>
        </Stack>
      </Card>
    </div>
  );
}

const Covered = () => <Badge tone="info">{text.covered}</Badge>;
