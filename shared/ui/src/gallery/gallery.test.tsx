import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { render, screen } from '@testing-library/react';
import { Gallery } from './gallery';

const components = readdirSync(resolve(__dirname, '..')).filter((folder) => folder !== 'gallery');

test('every component is in the gallery, with its examples, and nothing else is', () => {
  render(<Gallery />);
  // A component may be a region, too.
  const regions = screen.getAllByRole('region').filter((region) => !region.closest('figure'));
  expect(regions.map((region) => region.querySelector('h2')?.textContent)).toEqual([...components].sort());
  for (const region of regions) expect(region.querySelectorAll('figure').length).toBeGreaterThan(0);
});

test.each(components)('%s has a file, examples and a test', (component) => {
  const files = readdirSync(resolve(__dirname, '..', component));
  expect(files).toEqual(
    expect.arrayContaining([`${component}.tsx`, `${component}.examples.tsx`, `${component}.test.tsx`]),
  );
});
