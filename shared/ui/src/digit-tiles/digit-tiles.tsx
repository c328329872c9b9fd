import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './digit-tiles.module.css';

interface DigitTilesProps {
  /** The number as it is read, zeros in front included. */
  value: string;
  /** navy (default): a number of one's own; win: one that won; ball: one that was drawn. */
  tone?: 'navy' | 'win' | 'ball';
}

/** A lucky number, one tile per digit; a screen reader reads it as one number. */
export function DigitTiles({ value, tone = 'navy' }: DigitTilesProps) {
  return (
    <span className={styles.number} data-tone={tone}>
      <VisuallyHidden>{value}</VisuallyHidden>
      {[...value].map((digit, place) => (
        <span key={place} className={styles.tile} aria-hidden="true">
          {digit}
        </span>
      ))}
    </span>
  );
}
