import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden';

test('a hidden word is still part of a link’s name', () => {
  render(
    <a href="/x">
      Regulamento<VisuallyHidden> (abre em nova aba)</VisuallyHidden>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Regulamento (abre em nova aba)' })).toBeInTheDocument();
});
