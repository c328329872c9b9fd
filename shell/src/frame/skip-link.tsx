import type { MouseEvent, RefObject } from 'react';
import { text } from './frame.text';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: over the header, to the page. The address stays as it is. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    to.current?.focus();
  };
  return (
    <a className={styles.link} href="#conteudo" onClick={skip}>
      {text.skip}
    </a>
  );
}
