import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SlicedList } from './sliced-list';

beforeEach(() => {
  globalThis.ResizeObserver = class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const entries = Array.from({ length: 100 }, (_, place) => place);
const plain = (rows: ReactNode) => <div>{rows}</div>;
const renderings: string[] = [];
const drawAs = (name: string) =>
  function draw(entry: number) {
    renderings.push(`${name} ${entry}`);
    return (
      <div key={entry} role="listitem">
        {name} {entry}
      </div>
    );
  };

const list = (draw: ReturnType<typeof drawAs>) => (
  <SlicedList entries={entries} layout={plain} role="list">
    {draw}
  </SlicedList>
);

test('draws all rows in their order, each once', () => {
  renderings.length = 0;
  render(list(drawAs('Título')));

  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(100);
  expect(rows[99]).toHaveTextContent('Título 99');
  expect(renderings).toEqual(entries.map((place) => `Título ${place}`));
});

test('what changes in the rows changes bit by bit, and none of them goes meanwhile', () => {
  const { rerender } = render(list(drawAs('Coberta')));
  renderings.length = 0;

  rerender(list(drawAs('Raspada')));

  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(
    entries.map((place) => `Raspada ${place}`),
  );
  expect(renderings.filter((rendering) => rendering.startsWith('Coberta'))).toEqual([]);
});
