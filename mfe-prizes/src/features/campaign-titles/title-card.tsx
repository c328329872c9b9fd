import { memo } from 'react';
import type { TitleListItem } from '@site/contracts/api/titles';
import { parseTitleNumber } from '@site/domain/title-number';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { text } from './campaign-titles.text';
import { isNew } from './is-new';
import styles from './title-card.module.css';

interface Props {
  title: TitleListItem;
  name: string;
  /** Whether every cell of the scratch card is open; undefined without a card. */
  isScratched: boolean | undefined;
  now: Date;
  /** The page of the title. */
  path: string;
  onOpen: (path: string) => void;
}

/** One title: its number, what it is, and the button that opens it. A row on a phone. */
export const TitleCard = memo(function TitleCard({ title, name, isScratched, now, path, onOpen }: Props) {
  const parts = parseTitleNumber(title.number);
  const number = parts?.title ?? title.number;
  return (
    // The pointer can press the whole card; keyboard and screen reader have the button, whose click bubbles up to here.
    <div className={styles.target} data-leads-to={path} onClick={() => onOpen(path)}>
      <Card as="article" padding="snug">
        <div className={styles.card}>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.term}>{text.title}</dt>
              <dd className={styles.number}>{number}</dd>
            </div>
            <div>
              <dt className={styles.term}>{text.series}</dt>
              <dd className={styles.series}>{parts?.series ?? ''}</dd>
            </div>
          </dl>
          <div className={styles.about}>
            <h2 className={styles.name}>
              {name} <VisuallyHidden>{number}</VisuallyHidden>
            </h2>
            <span className={styles.state}>
              {isNew(title, now) && <Badge tone="new">{text.isNew}</Badge>}
              {isScratched !== undefined && <CardState isScratched={isScratched} />}
            </span>
          </div>
          <div className={styles.open}>
            <Button fill="always" size="sm">
              {text.open} <VisuallyHidden>{number}</VisuallyHidden>
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
});

function CardState({ isScratched }: { isScratched: boolean }) {
  return (
    <span>
      <VisuallyHidden>{text.card}</VisuallyHidden>{' '}
      <Badge tone={isScratched ? 'neutral' : 'info'}>{isScratched ? text.scratched : text.covered}</Badge>
    </span>
  );
}
