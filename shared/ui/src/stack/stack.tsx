import type { ReactNode } from 'react';
import styles from './stack.module.css';

interface StackProps {
  /** The element it is; `div` by default. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li';
  /** A step of the space scale: 1 is 4 pixels, 4 (default) is 16, 9 is 96. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** stretch (default), or each at its own width: start, center. */
  align?: 'stretch' | 'start' | 'center';
  /** The things, one under the other. */
  children: ReactNode;
}

/** Things one under the other with the same space between them. */
export function Stack({ as: Element = 'div', gap = 4, align = 'stretch', children }: StackProps) {
  return (
    <Element className={styles.stack} data-gap={gap} data-align={align}>
      {children}
    </Element>
  );
}
