import type { PendingPrize } from '@site/contracts/api/prizes';
import { formatMoney, parseMoney } from '@site/domain/money';
import { parseTitleNumber } from '@site/domain/title-number';
import { Button } from '@site/ui/button';
import { Icon } from '@site/ui/icon';
import { trophy } from '@site/ui/icon-shapes';
import { useCampaign } from '#parts/campaign/use-campaign.ts';
import { useLongList } from '#parts/long-list/use-long-list.ts';
import styles from './prize-list.module.css';
import { text } from './prizes.text';

const prizesAtFirst = 10;

/** Each prize that waits, with the title that won it. */
export function PrizeList({ prizes }: { prizes: readonly PendingPrize[] }) {
  const { shown, hasMore, showAll } = useLongList(prizes, prizesAtFirst);
  return (
    <>
      <ul className={styles.list} aria-label={text.listLabel}>
        {shown.map((prize, place) => (
          <li key={place} className={styles.prize}>
            <span className={styles.icon}>
              <Icon shape={trophy} />
            </span>
            <span className={styles.origin}>
              {prize.event_code ? <Campaign code={prize.event_code} /> : <b>{text.unknownCampaign}</b>}
              {prize.number && (
                <span className={styles.title}>{text.titleOf(lastDigitsOf(prize.number))}</span>
              )}
            </span>
            <b className={styles.value}>{formatMoney(parseMoney(prize.prizeValue) ?? 0)}</b>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button kind="text" onClick={showAll}>
          {text.allPrizes(prizes.length)}
        </Button>
      )}
    </>
  );
}

function Campaign({ code }: { code: string }) {
  const { name, series } = useCampaign(code);
  return <b>{name ?? text.seriesOf(series)}</b>;
}

const lastDigitsOf = (number: string) => parseTitleNumber(number)?.title ?? number;
