import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './card-link.module.css';

interface CardLinkProps {
  /** The page behind the card. */
  to: LinkProps['to'];
  /** Its name when the content says too much. */
  label?: string;
  /** none (default): the content reaches the border; snug: 24. */
  padding?: 'none' | 'snug';
  /** What is on it: no link and no button. */
  children: ReactNode;
}

/** A card that is one link as a whole; it lifts under the pointer. */
export function CardLink({ to, label, padding = 'none', children }: CardLinkProps) {
  return (
    <Link to={to} aria-label={label} className={styles.card} data-padding={padding}>
      {children}
    </Link>
  );
}
