import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { render, screen } from '@testing-library/react';
import { Gallery } from './gallery';

const rooms = readdirSync(resolve(__dirname, '..')).filter((room) => room !== 'gallery');

test('every component is in the gallery, with its examples, and nothing else is', () => {
  render(<Gallery />);
  const headings = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
  expect(headings).toEqual([...rooms].sort());
  for (const region of screen.getAllByRole('region')) {
    expect(region.querySelectorAll('figure').length).toBeGreaterThan(0);
  }
});

test.each(rooms)('%s has a file, examples and a test', (room) => {
  const files = readdirSync(resolve(__dirname, '..', room));
  expect(files).toEqual(expect.arrayContaining([`${room}.tsx`, `${room}.examples.tsx`, `${room}.test.tsx`]));
});
