import { useRef, useState } from 'react';
import type { ScratchCell as Cell } from '@site/contracts/api/title-detail';
import { CellCover } from './cell-cover';
import styles from './scratch-cell.module.css';
import { text } from './scratch-card.text';
import type { Report } from './use-scratch-card';
import { usePictureAddress } from './use-picture-address';

interface Props {
  cell: Cell;
  report: Report | undefined;
  /** The cell is one of the three that won. */
  hasWon: boolean;
  /** All cells open together, each a little after the one before. */
  isInTurn: boolean;
  onOpen: (how: 'waiting' | 'revealed') => void;
}

/**
 * One cell: what it hides, the cover over it, and a button for those who scratch without a pointer (D30, D53). A tap shows
 * that button: a customer who cannot drag opens the cell by a second tap, which nobody makes by accident (WCAG 2.5.7).
 */
export function ScratchCell({ cell, report, hasWon, isInTurn, onOpen }: Props) {
  const { Item, ImagemFrente, ImagemFundo, Aberto, TextoFundo } = cell;
  const address = usePictureAddress();
  const [wasCovered] = useState(!Aberto);
  const [isOffered, setOffered] = useState(false);
  const hadFocus = useRef(false);

  const label = Aberto
    ? text.opened(Item, TextoFundo) + (hasWon ? text.won : '')
    : coveredLabel(Item, report);

  return (
    <div className={styles.cell} data-won={hasWon || undefined}>
      <img
        src={address(ImagemFundo)}
        alt=""
        width={164}
        height={210}
        draggable={false}
        className={styles.hidden}
      />
      {Aberto ? (
        <span
          role="img"
          aria-label={label}
          tabIndex={-1}
          className={styles.face}
          ref={(opened) => {
            // The button that opened the cell is gone, and with it would be the place of the keyboard.
            if (hadFocus.current) opened?.focus({ preventScroll: true });
            hadFocus.current = false;
          }}
        />
      ) : (
        <button
          type="button"
          aria-label={label}
          aria-disabled={report === 'waiting' || report === 'revealed' || undefined}
          className={styles.face}
          data-failed={report === 'failed' || undefined}
          data-offered={(isOffered && !report) || undefined}
          onClick={() => onOpen('waiting')}
          ref={(button) => () => {
            hadFocus.current = button === document.activeElement;
          }}
        >
          {isOffered && !report && <span className={styles.offer}>{text.openHere}</span>}
          {report === 'failed' && (
            <span className={styles.failed}>
              <b>{text.notRegistered}</b>
              <span>{text.sendAgain}</span>
            </span>
          )}
        </button>
      )}
      {wasCovered && (
        <CellCover
          picture={address(ImagemFrente)}
          report={report}
          isOpen={Aberto}
          place={isInTurn ? Item - 1 : undefined}
          onScratched={() => onOpen('revealed')}
          onTapped={() => setOffered(true)}
        />
      )}
    </div>
  );
}

function coveredLabel(item: number, report: Report | undefined): string {
  if (report === 'failed') return text.notSent(item);
  return report ? text.waiting(item) : text.covered(item);
}
