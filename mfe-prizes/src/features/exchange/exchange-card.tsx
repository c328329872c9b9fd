import { useId } from 'react';
import type { ExchangeablePrizes } from '@site/contracts/api/prizes';
import { formatMoney, parseMoney } from '@site/domain/money';
import { ActionBar } from '@site/ui/action-bar';
import { Button } from '@site/ui/button';
import { Facts } from '@site/ui/facts';
import { Roda } from '@site/ui/roda';
import { SplitCard } from '@site/ui/split-card';
import { Stack } from '@site/ui/stack';
import { useLongList } from '#parts/long-list/use-long-list.ts';
import { SectionHeading } from '#parts/section-heading/section-heading.tsx';
import { PrizeTotal } from '#parts/prize-summary/prize-total.tsx';
import styles from './exchange-card.module.css';
import { text } from './exchange.text';
import { newTitlesOf } from './new-titles';

interface Props {
  prizes: ExchangeablePrizes;
  onFinish: () => void;
}

const titlesAtFirst = 50;

/** What is exchanged, and beside it what comes for it, with the button that asks for it. */
export function ExchangeCard({ prizes, onFinish }: Props) {
  return (
    <SplitCard
      tinted="second"
      first={<Given prizes={prizes} />}
      second={<Received prizes={prizes} onFinish={onFinish} />}
    />
  );
}

function Given({ prizes }: Pick<Props, 'prizes'>) {
  const { prizeWinningTitulos: titles, ownerName, totalPrizeAmount } = prizes;
  const headingId = useId();
  const { shown, hasMore, showAll } = useLongList(titles, titlesAtFirst);
  return (
    <section aria-labelledby={headingId}>
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
    </section>
  );
}

function Received({ prizes, onFinish }: Props) {
  const headingId = useId();
  const { titles, rest } = newTitlesOf(parseMoney(prizes.totalPrizeAmount) ?? 0);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <SectionHeading id={headingId}>{text.receive}</SectionHeading>
        <div className={styles.gain}>
          <div className={styles.roda}>
            <Roda dancers={16} turn>
              {String(titles)}
            </Roda>
          </div>{' '}
          <b className={styles.newTitles}>{text.newTitles(titles)}</b>
        </div>
        {rest > 0 && <p>{text.willRemain(formatMoney(rest))}</p>}
        <p>{text.explanation}</p>
        <ActionBar sum={{ label: text.receive, value: text.titlesOf(titles) }}>
          <Button kind="accent" fill="always" onClick={onFinish}>
            {text.finish}
          </Button>
        </ActionBar>
      </Stack>
    </section>
  );
}
