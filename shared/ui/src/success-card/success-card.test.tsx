import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expectNoViolations } from '@site/testing/a11y';
import { SuccessCard } from './success-card';
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

test('takes the focus once, and leaves it to the customer when the page around it is drawn again', () => {
  const card = (
    <SuccessCard headline="Senha alterada" takesFocus actions={<a href="/login">Ir para o login</a>} />
  );
  const { rerender } = render(card);
  expect(screen.getByText('Senha alterada').closest('p')).toHaveFocus();

  screen.getByRole('link').focus();
  rerender(<SuccessCard {...card.props} />);

  expect(screen.getByRole('link')).toHaveFocus();
});
