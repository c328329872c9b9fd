import { render, screen } from '@testing-library/react';
import { examples } from './external-link.examples';

test('the customer hears that a new tab opens, and the other site learns nothing', () => {
  render(examples.standalone);
  const link = screen.getByRole('link', { name: 'Condições gerais (abre em nova aba)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
