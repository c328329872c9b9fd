import { render } from '@testing-library/react';
import { useDrawnList } from './drawn-list';

const drawn: number[] = [];
function List({ length }: { length: number }) {
  drawn.push(useDrawnList(Array.from({ length }, (_, place) => place)).length);
  return null;
}

test('draws the beginning of a long list first, and then all of it', () => {
  render(<List length={500} />);
  expect([drawn[0], drawn.at(-1)]).toEqual([20, 500]);
});
