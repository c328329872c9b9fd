import type { ReactNode } from 'react';
import styles from './grid.module.css';

interface GridProps {
  /** The element it is; `div` by default. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /**
   * aside: content and a column of 400, stacked under 1024; wide-aside: the same with 440.
   * panel: a column of 380 (300 under 1242) and content, stacked under 1024.
   * cards: as many of 290 as fit, rows on mobile. fluid-cards: the same, stretched to fill the row.
   * quarters: four of 290, two under 1242, rows on mobile.
   * halves: two equal columns, one under 820; pairs: the same, one on mobile. thirds: three equal columns, one under 820.
   */
  layout:
    | 'aside'
    | 'wide-aside'
    | 'panel'
    | 'cards'
    | 'fluid-cards'
    | 'quarters'
    | 'halves'
    | 'pairs'
    | 'thirds';
  /** The cells, in reading order. */
  children: ReactNode;
}

/** The column layouts of the site (docs/design.md, section 4). */
export function Grid({ as: Element = 'div', layout, children }: GridProps) {
  return (
    <Element className={styles.grid} data-layout={layout}>
      {children}
    </Element>
  );
}
