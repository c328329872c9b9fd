import type { ReactNode } from 'react';
import styles from './page-width.module.css';

interface PageWidthProps {
  /** narrow: 1170, the institutions; normal (default): 1242. */
  size?: 'normal' | 'narrow';
  /** What the page shows. */
  children: ReactNode;
}

/** The column of the site: at most 1242 pixels, with gutters of 19, 24 or 16. */
export function PageWidth({ size = 'normal', children }: PageWidthProps) {
  return (
    <div className={styles.width} data-size={size}>
      {children}
    </div>
  );
}
