import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';

const steps = ['Carrinho', 'Pagamento', 'Confirmação'];

test('the customer hears where they are and what is done', () => {
  render(<Stepper steps={steps} current={2} />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Carrinho (concluída)');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).not.toHaveAttribute('aria-current');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the customer goes back to a step that is done, and no further than they came', async () => {
  const go = jest.fn();
  render(<Stepper steps={steps} current={2} onStep={go} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(go.mock.calls).toEqual([[1]]);
});

test('a step once reached can be reached again', async () => {
  const go = jest.fn();
  render(<Stepper steps={steps} current={1} reached={3} onStep={go} />);
  await userEvent.click(screen.getByRole('button', { name: /Confirmação/ }));
  expect(go.mock.calls).toEqual([[3]]);
});
