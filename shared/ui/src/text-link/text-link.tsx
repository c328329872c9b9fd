import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './text-link.module.css';

interface TextLinkProps {
  /** A page of the site. */
  to: LinkProps['to'];
  /** Inside a sentence: the type of the sentence, no target of its own height. */
  inline?: boolean;
  /** State handed to the next page. */
  state?: unknown;
  /** The words. */
  children: ReactNode;
}

/** An underlined link to a page of the site. */
export function TextLink({ to, inline, state, children }: TextLinkProps) {
  return (
    <Link to={to} state={state} className={styles.link} data-inline={inline || undefined}>
      {children}
    </Link>
  );
}
