import {
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { groupsOf, sliceLength, type SliceOf } from './groups-of';
import styles from './sliced-list.module.css';
import { useRowHeight } from './use-row-height';
import { whenIdle } from './when-idle';

interface RowProps<Entry> {
  /** Lays out the groups, their slices, and the rows of each: one layout for all, so that they cannot be seen. */
  layout: (rows: ReactNode) => ReactNode;
  /** The role of the whole; its rows are then `listitem`. */
  role?: 'list' | undefined;
  /** The words by which a row is found before it is drawn. */
  wordsOf: (entry: Entry) => string;
  /** Draws one entry, with a key. Another function draws all of them anew: rows that do not change are worth a `memo`. */
  children: (entry: Entry, place: number) => ReactNode;
}

interface SlicedListProps<Entry> extends RowProps<Entry> {
  /** What the list is of. */
  entries: readonly Entry[];
}

/**
 * A list of thousands of rows. The first two dozen are drawn at once. Then the words of all others stand in the document,
 * for find-in-page and screen readers, and become rows while the browser is idle, those near the screen first. The browser
 * lays out only those.
 */
export function SlicedList<Entry>({ entries, children, ...rowProps }: SlicedListProps<Entry>) {
  const list = useRef<HTMLDivElement>(null);
  const [length] = useState(sliceLength);
  const groups = useMemo(() => groupsOf(entries, length), [entries, length]);
  const isWhole = useDeferredValue(true, false);
  const draw = useDeferredValue(children);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set([0]));
  const isDrawn = groups.flat().every(({ from }) => drawn.has(from));

  useEffect(() => {
    if (!isWhole || isDrawn) return undefined;
    return whenIdle(() => startTransition(() => setDrawn(new Set([...drawn, ...nextOf(list.current)]))));
  }, [isWhole, isDrawn, drawn]);

  const shown = isWhole ? groups : groups.slice(0, 1);
  useRowHeight(list, shown.length > 1);
  return (
    <div ref={list} role={rowProps.role}>
      {rowProps.layout(
        shown.map((slices, place) => (
          <div key={place} className={styles.group} data-group>
            {rowProps.layout(
              slices.map((slice) => (
                <Slice key={slice.from} {...rowProps} slice={slice} isDrawn={drawn.has(slice.from)}>
                  {draw}
                </Slice>
              )),
            )}
          </div>
        )),
      )}
    </div>
  );
}

/** What to draw next: one slice of the groups around the middle of the screen, or all of a group elsewhere. */
function nextOf(list: HTMLElement | null): number[] {
  const groups = [...(list?.querySelectorAll('[data-group]') ?? [])];
  const middle = groups.findIndex((group) => group.getBoundingClientRect().bottom > window.innerHeight / 2);
  const near = [middle, middle + 1, middle - 1].map((place) => wordsIn(groups[place])[0]).find(Boolean);
  const next = near ? [near] : (groups.map(wordsIn).find(({ length }) => length > 0) ?? []);
  return next.map(({ dataset }) => Number(dataset['slice']));
}

const wordsIn = (group: Element | undefined) => [
  ...(group?.querySelectorAll<HTMLElement>('[data-words]') ?? []),
];

// A slice that stands is not drawn again with the next one.
const Slice = memo(DrawnSlice) as typeof DrawnSlice;

interface SliceProps<Entry> extends RowProps<Entry> {
  slice: SliceOf<Entry>;
  isDrawn: boolean;
}

function DrawnSlice<Entry>({ slice, layout, role, wordsOf, isDrawn, children }: SliceProps<Entry>) {
  const { from, rows } = slice;
  return (
    <div
      className={styles.slice}
      style={{ '--rows': rows.length } as CSSProperties}
      data-slice={from}
      data-words={isDrawn ? undefined : ''}
    >
      {layout(
        rows.map((entry, row) =>
          isDrawn ? (
            children(entry, from + row)
          ) : (
            <div key={row} role={role && 'listitem'}>
              {wordsOf(entry)}
            </div>
          ),
        ),
      )}
    </div>
  );
}
