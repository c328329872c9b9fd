import { render, screen } from '@testing-library/react';
import { useIsVisited } from './is-visited';

// That it is false while a build draws the page, `prerender.test.tsx` shows.
test('is true from the first rendering of a visit', () => {
  const seen: boolean[] = [];
  function Page() {
    seen.push(useIsVisited());
    return <p>2026</p>;
  }
  render(<Page />);

  expect(screen.getByText('2026')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set([true]));
});
