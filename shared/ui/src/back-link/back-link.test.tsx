import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { examples } from './back-link.examples';

test('the way back is named after the page it leads to', () => {
  render(examples['one level up'], { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Minhas premiações' })).toHaveAttribute(
    'href',
    '/minhas-premiacoes',
  );
});
