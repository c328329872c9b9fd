import { type ReactNode, useEffect, useRef } from 'react';
import styles from './kept-focus.module.css';

interface KeptFocusProps {
  /** What a screen reader calls the group when it gets the focus. */
  label: string;
  /** In which state its content is: the focus is looked after when that changes. */
  at: string;
  children: ReactNode;
}

/** Takes the focus when a change of its content leaves it nowhere: what had it is gone, hidden or disabled. */
export function KeptFocus({ label, at, children }: KeptFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(at);

  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    if (isLost(document.activeElement)) place.current?.focus({ preventScroll: true });
  }, [at]);

  return (
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}

// A browser takes the focus from what it no longer shows only when it draws next.
const isLost = (focused: Element | null) =>
  !focused ||
  focused === document.body ||
  focused.matches(':disabled') ||
  focused.closest('[hidden]') !== null;
