import type { Block } from '#content/rich-text.schema.ts';
import { Line } from './line';
import { wordsOf } from './plain-text';
import styles from './rich-text.module.css';

/** The blocks of a long text: paragraphs, lists and tables. Content is drawn from this tree and never as HTML. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <TextBlock key={place} block={block} />);
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Line line={block.line} />
      </p>
    );
  }
  if (block.kind === 'table') return <Table {...block} />;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={styles.list} data-ordered={block.ordered || undefined}>
      {block.items.map((item, place) => (
        <li key={place} className={styles.item}>
          <Line line={item} />
        </li>
      ))}
    </List>
  );
}

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {head.map((cell, place) => (
            <th key={place} scope="col" className={styles.cell}>
              <Line line={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place} className={styles.row}>
            {row.map((cell, column) => (
              <td key={column} className={styles.cell} data-label={wordsOf(head[column] ?? [])}>
                <Line line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
