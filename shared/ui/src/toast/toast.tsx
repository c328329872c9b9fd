import type { ReactNode } from 'react';
import { alertCircle, check, close, info, type IconShape } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import { IconButton } from '#icon-button/icon-button.tsx';
import styles from './toast.module.css';

type ToastTone = 'success' | 'error' | 'warn' | 'info';

interface ToastProps {
  /** The colour and the icon. */
  tone: ToastTone;
  /** The clock stands still: the bar too. */
  paused?: boolean;
  /** The visitor closes it. */
  onClose: () => void;
  /** The message, as text. */
  children: ReactNode;
}

const toneIcons: Record<ToastTone, IconShape> = {
  success: check,
  error: alertCircle,
  warn: alertCircle,
  info,
};

/** The look of a passing message. Its place, its five seconds and its live region belong to whoever shows it. */
export function Toast({ tone, paused, onClose, children }: ToastProps) {
  return (
    <div className={styles.toast} data-tone={tone} data-paused={paused || undefined}>
      <span className={styles.disc}>
        <Icon shape={toneIcons[tone]} />
      </span>
      <p className={styles.text}>{children}</p>
      <IconButton icon={close} label="Fechar aviso" onClick={onClose} />
      <span className={styles.bar} aria-hidden="true" />
    </div>
  );
}
