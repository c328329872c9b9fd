import { useNavigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { useToasts } from '@site/platform/toasts';
import { Button } from '@site/ui/button';
import { KeptFocus } from '@site/ui/kept-focus';
import type { TitleKey } from '#parts/titles/titles.api.ts';
import { type Card, isComplete, winningItems } from './card';
import { CardResult } from './card-result';
import { PrizeDialog } from './prize-dialog';
import styles from './scratch-card.module.css';
import { text } from './scratch-card.text';
import { ScratchCell } from './scratch-cell';
import { ScratchProgress } from './scratch-progress';
import { useScratchCard } from './use-scratch-card';

/** The section 'raspe' of a title. */
export function ScratchCard(key: TitleKey) {
  const { card, list, wonCard, acknowledge, reportOf, isAutomatic, wasAutomatic, open, openAll } =
    useScratchCard(key);
  const toasts = useToasts();
  const navigate = useNavigate();
  if (!card) return null;

  const cells = card.raspadinha;
  const openCount = cells.filter(({ Aberto }) => Aberto).length;
  const winning = winningItems(card);
  const state = automaticState(card, isAutomatic);

  function claim() {
    toasts.success(text.claimed);
    void navigate(pathTo('prizes'));
  }

  return (
    <div className={styles.card}>
      <ul ref={list} className={styles.cells} aria-label={text.cells}>
        {cells.map((cell) => (
          <li key={cell.Item}>
            <ScratchCell
              cell={cell}
              report={reportOf(cell.Item)}
              hasWon={winning.has(cell.Item)}
              isInTurn={wasAutomatic}
              onOpen={(how) => open(cell.Item, how)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.progress}>
        <ScratchProgress open={openCount} all={cells.length} />
      </div>
      <div className={styles.rules}>
        <div role="status">{isComplete(card) && <CardResult {...card} />}</div>
        {!isComplete(card) && <Rules note={card.texto} />}
      </div>
      <div className={styles.automatic}>
        <KeptFocus label={text.progress(openCount, cells.length)} at={state}>
          <Button
            kind="accent"
            fill="mobile"
            busy={state === 'working'}
            disabled={state === 'done'}
            onClick={openAll}
          >
            {text.automatic[state]}
          </Button>
        </KeptFocus>
      </div>
      {wonCard && <PrizeDialog card={wonCard} onClaim={claim} onClose={acknowledge} />}
    </div>
  );
}

function Rules({ note }: { note: string }) {
  return (
    <>
      <ol className={styles.list}>
        {text.rules.map((rule) => (
          <li key={rule} className={styles.rule}>
            {rule}
          </li>
        ))}
      </ol>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

function automaticState(card: Card, isAutomatic: boolean): keyof typeof text.automatic {
  if (isComplete(card)) return 'done';
  return isAutomatic ? 'working' : 'ready';
}
