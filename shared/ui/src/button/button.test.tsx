import { translate } from '@site/testing/translate';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('Enter and Space press the button', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Entrar</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
});

test('a busy button keeps the focus, says what it is doing and sends nothing twice', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" busy={busy} busyLabel="Entrando...">
        Entrar
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  rerender(form(true));

  const busy = screen.getByRole('button', { name: 'Entrando...' });
  expect(busy).toHaveFocus();
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a disabled button does nothing', async () => {
  const press = jest.fn();
  render(
    <Button disabled onClick={press}>
      Entrar
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(press).not.toHaveBeenCalled();
});

test('an incomplete button reads as disabled and may still be pressed', async () => {
  const press = jest.fn();
  render(
    <Button incomplete onClick={press}>
      Confirmar código
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Confirmar código' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('a translated button becomes busy, and ready again', () => {
  const { container, rerender } = render(<Button busyLabel="Enviando...">Enviar</Button>);
  translate(container);
  rerender(
    <Button busy busyLabel="Enviando...">
      Enviar
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('Enviando...');
  translate(container);
  rerender(<Button busyLabel="Enviando...">Enviar</Button>);
  expect(screen.getByRole('button')).toHaveTextContent('Enviar');
});
