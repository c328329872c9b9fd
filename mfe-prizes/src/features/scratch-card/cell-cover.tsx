import type { CSSProperties } from 'react';
import { BrandMark } from '@site/ui/brand-mark';
import { Skeleton } from '@site/ui/skeleton';
import styles from './cell-cover.module.css';
import { useCover } from './use-cover';
import type { Report } from './use-scratch-card';

interface Props {
  /** The address of the cover's picture. */
  picture: string;
  report: Report | undefined;
  /** The cell is open: what is left of the cover goes. */
  isOpen: boolean;
  /** All covers are removed together; this is the index of this one, from 0. */
  place: number | undefined;
  onScratched: () => void;
  onTapped: () => void;
}

/** What lies over a cell: the cover to scratch, the brush, and a grey shape while only the server can tell. */
export function CellCover({ picture, report, isOpen, place, onScratched, onTapped }: Props) {
  const { canvas, brush, handlers } = useCover({ picture, onScratched, onTapped });
  const isGone = isOpen || report === 'revealed';
  return (
    <span
      className={styles.cover}
      data-gone={isGone || undefined}
      style={{ '--place': place } as CSSProperties}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" {...handlers} />
      <span ref={brush} className={styles.brush} aria-hidden="true">
        <BrandMark size="small" />
      </span>
      {report === 'waiting' && !isOpen && (
        <span className={styles.waiting}>
          <Skeleton shape="fill" />
        </span>
      )}
    </span>
  );
}
