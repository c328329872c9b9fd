import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Name and value of each fact, in order. */
  items: readonly { term: ReactNode; value: ReactNode }[];
  /** rows (default): name left, value right, a line between; row: side by side, the name above. */
  layout?: 'rows' | 'row';
}

/** Names and values: a summary, the facts of a title. */
export function Facts({ items, layout = 'rows' }: FactsProps) {
  return (
    <dl className={styles.facts} data-layout={layout}>
      {items.map(({ term, value }, place) => (
        <div key={place} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
