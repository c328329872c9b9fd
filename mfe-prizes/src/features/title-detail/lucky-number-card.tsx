import type { LuckyNumber } from '@site/contracts/api/title-detail';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { Cluster } from '@site/ui/cluster';
import { DigitTiles } from '@site/ui/digit-tiles';
import { Stack } from '@site/ui/stack';
import { drawDay } from './draw-day';
import styles from './lucky-number-card.module.css';
import { text } from './title-detail.text';

/** One lucky number with its draw; green when it won. */
export function LuckyNumberCard({ number, now }: { number: LuckyNumber; now: Date }) {
  const { Nome, NumeroDaSorte, DtSorteio, winner } = number;
  return (
    <Card as="article" padding="snug" tone={winner ? 'win' : 'plain'}>
      <Stack gap={4}>
        <Cluster justify="between" gap={2}>
          <h3 className={styles.name}>{Nome}</h3>
          {winner && <Badge tone="win">{text.won}</Badge>}
        </Cluster>
        <DigitTiles value={NumeroDaSorte} tone={winner ? 'win' : 'navy'} />
        <DrawLine iso={DtSorteio} now={now} />
      </Stack>
    </Card>
  );
}

function DrawLine({ iso, now }: { iso: string; now: Date }) {
  const { date, isOver } = drawDay(iso, now);
  if (isOver === false) return <p className={styles.draw}>{text.drawOn(date)}</p>;
  return (
    <p className={styles.draw}>
      {isOver && <span className={styles.over}>{text.drawOver}</span>}
      <b className={styles.date}>{date}</b>
    </p>
  );
}
