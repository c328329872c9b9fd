import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { examples } from './empty-state.examples';

test('the customer reads why it is empty and what to do', () => {
  render(examples['with an action'], { wrapper: MemoryRouter });
  expect(screen.getByText('Seu carrinho está vazio')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Comprar agora' })).toHaveAttribute('href', '/compra');
});
