import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expectNoViolations } from '@site/testing/a11y';
import { examples } from './success-card.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(
    <main>
      <h1>Pronto</h1>
      {example}
    </main>,
    { wrapper: MemoryRouter },
  );
  await expectNoViolations(container);
});

test('the customer reads what happened, the sum, what comes next in order, and the way on', () => {
  render(examples['with a sum and what comes next'], { wrapper: MemoryRouter });
  expect(screen.getByText('Recebemos seu pedido')).toBeVisible();
  expect(screen.getByText('R$ 25,00')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Confirmamos o pagamento.',
    'Os títulos aparecem.',
  ]);
  expect(screen.getByRole('link', { name: 'Ver meus títulos' })).toHaveAttribute('href', '/meus-titulos');
});
