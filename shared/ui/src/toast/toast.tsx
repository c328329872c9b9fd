import { useState } from 'react';
import { alertCircle, check, close, info, type IconShape } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import { IconButton } from '#icon-button/icon-button.tsx';
import { WholeWords } from '#whole-words/whole-words.tsx';
import styles from './toast.module.css';

type ToastTone = 'success' | 'error' | 'warning' | 'info';

interface ToastProps {
  /** The colour and the icon. */
  tone: ToastTone;
  /** The clock is stopped, and the bar with it. */
  paused?: boolean;
  /** The visitor closes it. */
  onClose: () => void;
  /**
   * The message, as text. A long one is cut; when the visitor expands it, it is shown in full and without a clock.
   */
  children: string;
}

const toneIcons: Record<ToastTone, IconShape> = {
  success: check,
  error: alertCircle,
  warning: alertCircle,
  info,
};

/**
 * The look of a passing message. Its place, its five seconds and its live region belong to the component that
 * shows it.
 */
export function Toast({ tone, paused, onClose, children }: ToastProps) {
  const [isWhole, setWhole] = useState(false);
  const [begin, isCut] = cut(children);
  const isOpen = isCut && isWhole;
  return (
    <div className={styles.toast} data-tone={tone} data-paused={paused || isOpen || undefined}>
      <span className={styles.disc}>
        <Icon shape={toneIcons[tone]} />
      </span>
      {/* A text that scrolls can be reached by keyboard. */}
      <p className={styles.text} tabIndex={isOpen ? 0 : undefined}>
        {isOpen ? children : <WholeWords>{begin}</WholeWords>}
      </p>
      {isCut && !isWhole && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          ver mais
        </button>
      )}
      <IconButton icon={close} label="Fechar aviso" onClick={onClose} />
      <span className={styles.bar} aria-hidden="true" />
    </div>
  );
}

const longest = 160;

function cut(text: string): [begin: string, isCut: boolean] {
  if (text.length <= longest) return [text, false];
  return [`${text.slice(0, longest).replace(/\s+\S*$/, '')}…`, true];
}
