import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** The element it is; `div` by default. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
  /** none: the content reaches the border; snug: 24; normal (default): 32, 18 on mobile. */
  padding?: 'none' | 'snug' | 'normal';
  /** win: the green of a prize. */
  tone?: 'plain' | 'win';
  /** Stays in view beside a long column, from 1024 pixels up. */
  sticky?: boolean;
  /** The id of the heading that names it, for `section`, `article` and `aside`. */
  labelledBy?: string;
  /** What is on it. */
  children: ReactNode;
}

/** A white surface with a line, round corners and a light shadow. */
export function Card({
  as: Element = 'div',
  padding = 'normal',
  tone = 'plain',
  sticky,
  labelledBy,
  children,
}: CardProps) {
  return (
    <Element
      className={styles.card}
      data-padding={padding}
      data-tone={tone}
      data-sticky={sticky || undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
