import { useId } from 'react';
import type { ExchangeablePrizes } from '@site/contracts/api/prizes';
import { parseMoney } from '@site/domain/money';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Facts } from '@site/ui/facts';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { useLongList } from '#parts/long-list/use-long-list.ts';
import { SectionHeading } from '#parts/section-heading/section-heading.tsx';
import { PrizeTotal } from '#parts/prize-summary/prize-total.tsx';
import styles from './exchange-card.module.css';
import { text } from './exchange.text';

interface Props {
  prizes: ExchangeablePrizes;
  onFinish: () => void;
}

const titlesAtFirst = 50;

/** What is exchanged, for what, and the button that asks for it. */
export function ExchangeCard({ prizes, onFinish }: Props) {
  const { prizeWinningTitulos: titles, ownerName, totalPrizeAmount } = prizes;
  const headingId = useId();
  const { shown, hasMore, showAll } = useLongList(titles, titlesAtFirst);
  return (
    <Grid layout="wide-aside">
      <Card as="section" labelledBy={headingId}>
        <Stack gap={4}>
          <SectionHeading id={headingId}>{text.summary}</SectionHeading>
          <Facts
            items={[
              { term: text.count, value: titles.length },
              { term: text.owner, value: ownerName },
            ]}
          />
          <h3>{text.titles}</h3>
          <ul className={styles.titles}>
            {shown.map(({ tituloNumber }, place) => (
              <li key={place} className={styles.title}>
                {tituloNumber}
              </li>
            ))}
          </ul>
          {hasMore && (
            <Button kind="text" onClick={showAll}>
              {text.allTitles(titles.length)}
            </Button>
          )}
          <PrizeTotal label={text.total} amount={parseMoney(totalPrizeAmount) ?? 0} />
        </Stack>
      </Card>
      <Card as="aside">
        <Stack gap={5}>
          <p>{text.explanation}</p>
          <Button kind="accent" fill="always" onClick={onFinish}>
            {text.finish}
          </Button>
        </Stack>
      </Card>
    </Grid>
  );
}
