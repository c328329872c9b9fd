import { breakpoint } from '@site/tokens/breakpoint';

/** Rows that are laid out together. */
export interface SliceOf<Entry> {
  from: number;
  rows: readonly Entry[];
}

/** How many rows are drawn at once. */
export const groupLength = 24;

/** How many rows are laid out together: six in the one column of a phone, else what fills rows of two, three and four columns. */
export const sliceLength = () => (window.innerWidth > breakpoint.mobile ? 12 : 6);

/** A list in groups of slices of the given length; the first group is one slice. */
export function groupsOf<Entry>(entries: readonly Entry[], length: number): SliceOf<Entry>[][] {
  const sliced = (from: number, step: number) =>
    Array.from({ length: Math.ceil(Math.min(groupLength, entries.length - from) / step) }, (_, place) => {
      const start = from + place * step;
      return { from: start, rows: entries.slice(start, start + step) };
    });
  return Array.from({ length: Math.ceil(entries.length / groupLength) }, (_, place) =>
    sliced(place * groupLength, place === 0 ? groupLength : length),
  );
}
