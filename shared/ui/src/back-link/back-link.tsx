import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { arrowLeft } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import styles from './back-link.module.css';

interface BackLinkProps {
  /** The page one level up. */
  to: LinkProps['to'];
  /** Its name. */
  children: ReactNode;
}

/** The way one level up: an arrow and the name of that page, above the heading. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      <Icon shape={arrowLeft} size="small" />
      {children}
    </Link>
  );
}
