import type { Draw } from '@site/contracts/api/static-data';
import { formatDate } from '@site/domain/local-date';
import { formatMoney, parseMoney } from '@site/domain/money';
import { Card } from '@site/ui/card';
import { DigitTiles } from '@site/ui/digit-tiles';
import { Facts } from '@site/ui/facts';
import { Price } from '@site/ui/price';
import { RoundMark } from '@site/ui/round-mark';
import styles from './round-card.module.css';
import { text } from './results.text';

/** One round: its index, prize, winning number, winners and date. Before its date it says that it is still to come. */
export function RoundCard({ draw, index }: { draw: Draw; index: number }) {
  const { winningNumber, winnersQuantity, prize, date } = draw;
  const facts = [
    { term: text.winnersOfRound, value: winnersQuantity?.toLocaleString('pt-BR') ?? text.notCounted },
    { term: text.date, value: formatDate(date) },
  ];

  return (
    <Card as="li" padding="none">
      <div className={styles.round}>
        <div className={styles.head}>
          <RoundMark index={index} />
          <h3>{text.round(index)}</h3>
        </div>
        <div>
          <p className={styles.label}>{text.prize}</p>
          <p>
            <Price>{formatMoney(parseMoney(prize) ?? 0)}</Price>
          </p>
        </div>
        <div>
          <p className={styles.label}>{text.winningNumber}</p>
          {winningNumber ? <DigitTiles value={winningNumber} tone="ball" /> : <p>{text.notDrawn}</p>}
        </div>
        <Facts items={facts} />
      </div>
    </Card>
  );
}
