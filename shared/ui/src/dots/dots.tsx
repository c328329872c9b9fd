import { IconButton } from '#icon-button/icon-button.tsx';
import { pauseCircle, playCircle } from '#icon/icon-shapes.ts';
import styles from './dots.module.css';

interface DotsProps {
  /** What the carousel shows, heard before the dots. */
  label: string;
  /** How many items. */
  count: number;
  /** The one on screen, from 0. */
  current: number;
  /** Another one was chosen, from 0. */
  onSelect: (index: number) => void;
  /** What an item is; 'Cartão' by default. */
  itemName?: string;
  /** The visitor has stopped the change of items. */
  paused?: boolean;
  /** Stops and starts the change of items; without it there is no pause button. */
  onTogglePause?: () => void;
}

/** The dots of a carousel and its pause button. */
export function Dots({
  label,
  count,
  current,
  onSelect,
  itemName = 'Cartão',
  paused,
  onTogglePause,
}: DotsProps) {
  return (
    <div role="group" aria-label={label} className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`${itemName} ${index + 1} de ${count}`}
          aria-current={index === current || undefined}
          onClick={() => onSelect(index)}
        />
      ))}
      {onTogglePause && (
        <span className={styles.pause}>
          <IconButton
            icon={paused ? playCircle : pauseCircle}
            label={paused ? 'Retomar troca automática' : 'Pausar troca automática'}
            onClick={onTogglePause}
          />
        </span>
      )}
    </div>
  );
}
