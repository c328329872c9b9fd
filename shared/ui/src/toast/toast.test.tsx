import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './toast';

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

const explanation = 'O servidor explica tudo. '.repeat(400).trim();

test('a long message is cut at a word, and is shown in full and without a time limit on request', async () => {
  const { container } = render(
    <Toast tone="error" onClose={jest.fn()}>
      {explanation}
    </Toast>,
  );
  const begin = screen.getByText(/^O servidor explica tudo\. .*…$/);
  expect(begin.textContent?.length).toBeLessThan(165);
  expect(begin).toHaveTextContent(/(tudo\.|servidor|explica|O)…$/);
  expect(container.firstChild).not.toHaveAttribute('data-paused');

  await userEvent.click(screen.getByRole('button', { name: 'ver mais' }));
  const whole = screen.getByText(explanation);
  expect(whole).toHaveAttribute('tabindex', '0');
  expect(container.firstChild).toHaveAttribute('data-paused');
  expect(screen.queryByRole('button', { name: 'ver mais' })).not.toBeInTheDocument();
});

test('a short message is shown as it is', () => {
  render(
    <Toast tone="error" onClose={jest.fn()}>
      Erro de rede. Por favor, tente novamente.
    </Toast>,
  );
  expect(screen.queryByRole('button', { name: 'ver mais' })).not.toBeInTheDocument();
});

test('no line ends inside a word with a hyphen', () => {
  render(
    <Toast tone="success" onClose={jest.fn()}>
      Código reenviado para seu e-mail
    </Toast>,
  );
  expect(screen.getByText('e-mail')).toHaveClass('whole');
});
