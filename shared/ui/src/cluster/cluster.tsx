import type { ReactNode } from 'react';
import styles from './cluster.module.css';

interface ClusterProps {
  /** The element it is; `div` by default. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'p';
  /** A step of the space scale: 1 is 4 pixels, 4 (default) is 16. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** start (default), end, center, or between: the first left, the last right. */
  justify?: 'start' | 'end' | 'center' | 'between';
  /** center (default), start, end or baseline. */
  align?: 'center' | 'start' | 'end' | 'baseline';
  /** On mobile: one under the other, full width. */
  stackOnMobile?: boolean;
  /** The things, side by side. */
  children: ReactNode;
}

/** Things side by side that wrap when the row is full. */
export function Cluster({
  as: Element = 'div',
  gap = 4,
  justify = 'start',
  align = 'center',
  stackOnMobile,
  children,
}: ClusterProps) {
  return (
    <Element
      className={styles.cluster}
      data-gap={gap}
      data-justify={justify}
      data-align={align}
      data-stack={stackOnMobile || undefined}
    >
      {children}
    </Element>
  );
}
