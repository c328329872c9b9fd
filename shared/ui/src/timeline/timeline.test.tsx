import { render, screen } from '@testing-library/react';
import { examples } from './timeline.examples';

test('the customer hears what happened, in order', () => {
  render(examples.concluded);
  expect(screen.getByRole('list', { name: 'Pedido RM10-000482' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((event) => event.textContent)).toEqual([
    'Pedido solicitado 12/09/2025 às 14:02',
    'Aguardando pagamento 12/09/2025 às 14:03',
    'Pedido concluído 12/09/2025 às 14:05',
  ]);
});
