import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './text-link.module.css';

interface TextLinkProps {
  /** A page of the site. */
  to: LinkProps['to'];
  /** Inside a sentence: the type of the sentence, no target of its own height. */
  inline?: boolean;
  /** The words. */
  children: ReactNode;
}

/** An underlined link to a page of the site. */
export function TextLink({ to, inline, children }: TextLinkProps) {
  return (
    <Link to={to} className={styles.link} data-inline={inline || undefined}>
      {children}
    </Link>
  );
}
