import { act, render, screen } from '@testing-library/react';
import { memo, type ReactNode } from 'react';
import { SlicedList } from './sliced-list';

let idle: (() => void)[] = [];
/** Lets the browser be idle, once. */
const rest = () => act(async () => idle.splice(0).forEach((work) => work()));

beforeEach(() => {
  idle = [];
  Object.assign(window, {
    innerWidth: 390,
    requestIdleCallback: (work: () => void) => idle.push(work),
    cancelIdleCallback: () => (idle = []),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const entries = Array.from({ length: 200 }, (_, place) => place);
const plain = (rows: ReactNode) => <div>{rows}</div>;
const wordsOf = (entry: number) => `Título ${entry}`;
let renderings: number[] = [];
beforeEach(() => (renderings = []));

const Row = memo(function Row({ entry, state }: { entry: number; state: string }) {
  renderings.push(entry);
  return (
    <article>
      Título {entry} {state}
    </article>
  );
});
const drawAs = (stateOf: (entry: number) => string) => (entry: number) => (
  <div key={entry} role="listitem">
    <Row entry={entry} state={stateOf(entry)} />
  </div>
);
const list = (draw: ReturnType<typeof drawAs>) => (
  <SlicedList entries={entries} layout={plain} role="list" wordsOf={wordsOf}>
    {draw}
  </SlicedList>
);
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const drawnRows = () =>
  screen
    .getAllByText(/coberta/, { selector: 'article' })
    .map((row) => Number(/\d+/.exec(row.textContent)?.[0]));

test('draws two dozen rows, and has the words of all others in their order', () => {
  render(list(drawAs(() => 'coberta')));

  expect(renderings).toEqual(entries.slice(0, 24));
  expect(rows()).toEqual(entries.map((place) => `Título ${place}${place < 24 ? ' coberta' : ''}`));
});

test('draws two dozen more whenever the browser is idle, each row once', async () => {
  render(list(drawAs(() => 'coberta')));
  for (let drawn = 24; drawn < 200; drawn += 24) {
    expect(drawnRows()).toEqual(entries.slice(0, drawn));
    await rest();
  }
  expect(idle).toEqual([]);
  expect(renderings).toEqual(entries);
});

test('around the middle of the screen six rows are drawn at a time, and before all others', async () => {
  const { container } = render(list(drawAs(() => 'coberta')));
  const groups = container.querySelectorAll('[data-group]');
  groups.forEach((group, place) => {
    const bottom = (place - 6) * 2_400;
    group.getBoundingClientRect = () => ({ bottom }) as DOMRect;
  });
  for (let drawn = 168; drawn < 200; drawn += 6) {
    expect(renderings.slice(24)).toEqual(entries.slice(168, drawn));
    await rest();
  }
  expect(renderings.slice(24)).toEqual(entries.slice(168));
});

test('what changes in a row draws that row anew, and none of them goes meanwhile', async () => {
  const { rerender } = render(list(drawAs(() => 'coberta')));
  renderings = [];
  rerender(list(drawAs((entry) => (entry === 7 ? 'raspada' : 'coberta'))));

  expect(renderings).toEqual([7]);
  expect(screen.getAllByText(/raspada/)).toHaveLength(1);
  expect(rows()).toHaveLength(200);
});
