import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

/** What a button and a button-like link have in common. */
export interface ButtonLook {
  /** primary: the one action of a view; accent: money and scratching; secondary: outline; text: underlined words. */
  kind?: 'primary' | 'accent' | 'secondary' | 'text';
  /** At least 128, 201 (default) or 299 pixels wide; `lg` fills the row on mobile. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the row: always, or on mobile only. */
  fill?: 'always' | 'mobile';
}

interface ButtonProps
  extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-disabled'> {
  /** The request is on its way: the button keeps the focus, shows a spinner and does nothing. */
  busy?: boolean;
  /** What the button says while busy, for example 'Enviando...'. Without it the label stays. */
  busyLabel?: ReactNode;
  /** Something is still missing: it looks and reads as disabled, yet a press reaches `onClick`, which says what. */
  incomplete?: boolean;
}

/** A button, of type `button` by default. While busy it is `aria-disabled`, so that the focus is not lost. */
export function Button({
  kind = 'primary',
  size = 'md',
  fill,
  busy = false,
  busyLabel,
  incomplete = false,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return event.preventDefault();
    return onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-fill={fill}
      disabled={disabled && !busy}
      aria-disabled={busy || incomplete || undefined}
      data-incomplete={incomplete || undefined}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.words}>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  );
}
