import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModalFocus } from './use-modal-focus';
import styles from './dialog.module.css';

interface DialogProps {
  /** The heading; it takes the focus and names the dialog. */
  title: ReactNode;
  /** The visitor wants to leave: Escape, the scrim, or a button of yours. */
  onClose: () => void;
  /** Escape and the scrim work (default); false while something is being sent. */
  closable?: boolean;
  /** Buttons, the primary one last; with `art` first. Stacked on mobile. */
  actions?: ReactNode;
  /** A `Roda` on a navy ground above the title, for a prize. */
  art?: ReactNode;
  /** wide: 880 pixels, for a document; normal (default): 600; small: 460. */
  size?: 'small' | 'normal' | 'wide';
  /** The text. */
  children?: ReactNode;
}

/**
 * A modal dialog; it is open as long as it is rendered. A sheet from below on mobile. Not a native `dialog`: its
 * top layer would cover the toasts and make them inert.
 */
export function Dialog({
  title,
  onClose,
  closable = true,
  actions,
  art,
  size = 'normal',
  children,
}: DialogProps) {
  const titleId = useId();
  const { titleRef, panelRef, focusTitle, focusLast } = useModalFocus();

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (closable) onClose();
  }

  function pressScrim(event: MouseEvent) {
    if (event.target !== event.currentTarget) return;
    // The focus stays inside.
    event.preventDefault();
    if (closable) onClose();
  }

  return createPortal(
    <div className={styles.scrim} onKeyDown={press} onMouseDown={pressScrim}>
      <span tabIndex={0} className={styles.edge} onFocus={focusLast} />
      <div
        ref={panelRef}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        className={styles.dialog}
        data-size={size}
        data-art={art ? '' : undefined}
      >
        {art && (
          <div className={styles.art} data-surface="dark">
            <div className={styles.ring}>{art}</div>
          </div>
        )}
        <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <span tabIndex={0} className={styles.edge} onFocus={focusTitle} />
    </div>,
    document.body,
  );
}
