import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DayHero } from './day-hero';
import { examples } from './day-hero.examples';

const parts = { title: 'Raspe mais', subtitle: 'Série 10', actions: null, children: 'Prêmios' };

test('has its title as a heading', () => {
  render(<MemoryRouter>{examples['a campaign']}</MemoryRouter>);
  expect(screen.getByRole('heading', { name: 'Raspe mais' })).toBeVisible();
});

test('a title that the page has as its heading is not heard twice', () => {
  render(<DayHero {...parts} isTitleHeard={false} ticket={() => null} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Raspe mais')).toBeVisible();
});

test('only the front cartela of the fan may speak', () => {
  render(<DayHero {...parts} ticket={(isFront) => <img src="x.png" alt={isFront ? 'Cartela' : ''} />} />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
