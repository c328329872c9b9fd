import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Props {
  /** What the table is about. */
  caption: string;
  /** The names of the columns. */
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls by itself where it is wider than the window. */
export function DataTable({ caption, head, rows }: Props) {
  const [first, ...more] = head;
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {first}
            </th>
            {more.map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {values.map((value, place) => (
                <td key={head[place + 1]} className={styles.cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
