import { render, screen } from '@testing-library/react';
import { examples } from './split-card.examples';

test('what is paid is read before the way to pay', () => {
  render(examples['what is paid, then how']);
  const sum = screen.getByText('R$ 25,00');
  const pay = screen.getByRole('button', { name: 'Pagar' });
  expect(sum.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
