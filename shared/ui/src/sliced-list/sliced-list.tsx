import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './sliced-list.module.css';
import { useSliceHeight } from './use-slice-height';

/** Fills whole rows of one, two, three and four columns. */
const sliceLength = 12;
const atOnce = 2;
/** Some 15 milliseconds at a processor four times slower. */
const atATime = 3;

interface SlicedListProps<Entry> {
  /** What the list is of. */
  entries: readonly Entry[];
  /** Lays out the slices, and the rows of each: one layout for both, so that the slices cannot be seen. */
  layout: (rows: ReactNode) => ReactNode;
  /** The role of the whole; its rows are then `listitem`. */
  role?: 'list';
  /** Draws one entry, with a key. Another function draws all of them anew. */
  children: (entry: Entry, place: number) => ReactNode;
}

/**
 * A list of thousands of rows. The first two dozen are drawn at once, the others bit by bit, so that the page answers
 * meanwhile. All of them are in the document, for find-in-page and screen readers; the browser lays out only those near
 * the screen.
 */
export function SlicedList<Entry>({ entries, layout, role, children }: SlicedListProps<Entry>) {
  const [drawn, setDrawn] = useState({ by: children, before: children, count: atOnce, countBefore: 0 });
  if (drawn.by !== children)
    setDrawn({
      by: children,
      before: drawn.by,
      count: atOnce,
      countBefore: Math.max(drawn.count, drawn.countBefore),
    });
  const needed = Math.ceil(entries.length / sliceLength);
  const { by, before, count, countBefore } = drawn;

  useEffect(() => {
    if (count < needed) startTransition(() => setDrawn((last) => ({ ...last, count: last.count + atATime })));
  }, [drawn, count, needed]);

  const list = useSliceHeight(needed > atOnce);
  const shown = Math.min(Math.max(count, countBefore), needed);
  return (
    <div ref={list} role={role}>
      {layout(
        Array.from({ length: shown }, (_, place) => (
          <Slice key={place} entries={entries} from={place * sliceLength} layout={layout}>
            {place < count ? by : before}
          </Slice>
        )),
      )}
    </div>
  );
}

// A slice that stands is not drawn again with the next one.
const Slice = memo(SliceOf) as typeof SliceOf;

function SliceOf<Entry>({
  entries,
  from,
  layout,
  children,
}: SlicedListProps<Entry> & { from: number }): ReactNode {
  const rows = entries.slice(from, from + sliceLength).map((entry, place) => children(entry, from + place));
  return (
    <div className={styles.slice} data-slice>
      {layout(rows)}
    </div>
  );
}
