import styles from './skeleton.module.css';

interface SkeletonProps {
  /** line: a text; title: a heading; field: a control; image: 4 by 3; ticket: a cartela; block: 196 high; fill: its parent's size. */
  shape?: 'line' | 'title' | 'field' | 'image' | 'ticket' | 'block' | 'fill';
  /** How much of the row. */
  width?: 'full' | 'most' | 'half';
}

/** A grey shape where something will be. Decoration: `Loading` says it in words. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
