import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './toast';
import { examples } from './toast.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the customer closes the message with the keyboard', async () => {
  const close = jest.fn();
  render(
    <Toast tone="success" onClose={close}>
      Código validado com sucesso!
    </Toast>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Fechar aviso' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('markup in a server’s message is shown as text', () => {
  render(
    <Toast tone="error" onClose={jest.fn()}>
      {'<b>erro</b>'}
    </Toast>,
  );
  expect(screen.getByText('<b>erro</b>')).toBeInTheDocument();
});
