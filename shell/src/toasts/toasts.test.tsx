import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify/unstyled';
import { ToastRegion } from './toast-region';
import { toasts } from './toasts';

const tell = (kind: keyof typeof toasts, text: string) => act(() => toasts[kind](text));
const message = (text: string) => screen.getByText(text);
const isGone = (text: string) => expect(screen.queryByText(text)).not.toBeInTheDocument();

const clockOf = (text: string) => message(text).closest('p')?.parentElement;

/** The clock of a notification: its bar, whose end is the end of the five seconds. */
function runOut(text: string) {
  const bar = clockOf(text)?.querySelector('[aria-hidden="true"]:last-child');
  if (!bar) throw new Error(`No bar beside ${text}`);
  fireEvent.animationEnd(bar);
}

afterEach(() => act(() => toast.dismiss()));

test('an error is an alert, a success a status', async () => {
  render(<ToastRegion />);
  await tell('error', 'Erro de rede. Por favor, tente novamente.');
  await tell('success', 'Código validado com sucesso!');
  expect(screen.getByRole('alert')).toHaveTextContent('Erro de rede. Por favor, tente novamente.');
  expect(screen.getByRole('status')).toHaveTextContent('Código validado com sucesso!');
  expect(screen.getByRole('region', { name: 'Notificações (Alt+T)' })).toBeInTheDocument();
});

test('a warning is an alert, an information a status', async () => {
  render(<ToastRegion />);
  await tell('warning', 'Por favor, preencha o código completo');
  await tell('info', 'Código reenviado');
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor, preencha o código completo');
  expect(screen.getByRole('status')).toHaveTextContent('Código reenviado');
});

test('the same words are not shown twice at once, and again once they are gone', async () => {
  render(<ToastRegion />);
  await tell('error', 'Erro ao criar checkout');
  await tell('error', 'Erro ao criar checkout');
  expect(screen.getAllByText('Erro ao criar checkout')).toHaveLength(1);

  runOut('Erro ao criar checkout');
  isGone('Erro ao criar checkout');
  await tell('error', 'Erro ao criar checkout');
  expect(message('Erro ao criar checkout')).toBeInTheDocument();
});

test('each closes with its own button, and can come back', async () => {
  render(<ToastRegion />);
  await tell('error', 'Erro ao criar checkout');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  isGone('Erro ao criar checkout');
  await tell('error', 'Erro ao criar checkout');
  expect(message('Erro ao criar checkout')).toBeInTheDocument();
});

test('words that the server sends are shown as words', async () => {
  render(<ToastRegion />);
  await tell('error', 'Erro: <img src=x onerror=alert(1)>');
  expect(message('Erro: <img src=x onerror=alert(1)>')).toBeInTheDocument();
});

test('the clock stands still under the pointer', async () => {
  render(<ToastRegion />);
  await tell('info', 'Código reenviado');
  await userEvent.hover(message('Código reenviado'));
  expect(clockOf('Código reenviado')).toHaveAttribute('data-paused');
  await userEvent.unhover(message('Código reenviado'));
  expect(clockOf('Código reenviado')).not.toHaveAttribute('data-paused');
});

test('the clock stands still while the window has no focus', async () => {
  render(<ToastRegion />);
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  await tell('info', 'Código reenviado');
  hasFocus.mockReturnValue(false);
  fireEvent.blur(window);
  await waitFor(() => expect(clockOf('Código reenviado')).toHaveAttribute('data-paused'));
  hasFocus.mockReturnValue(true);
  act(() => void fireEvent.focus(window));
  expect(clockOf('Código reenviado')).not.toHaveAttribute('data-paused');
});

test('the clock goes on while the focus is in a frame of the page (C78)', async () => {
  render(<ToastRegion />);
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  await tell('info', 'Código reenviado');
  fireEvent.blur(window);
  await act(() => new Promise((resolve) => void setTimeout(resolve, 0)));
  expect(clockOf('Código reenviado')).not.toHaveAttribute('data-paused');
});

test('what is shown while the window has no focus waits for it', async () => {
  render(<ToastRegion />);
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  await tell('info', 'Código reenviado');
  expect(clockOf('Código reenviado')).toHaveAttribute('data-paused');
  act(() => void fireEvent.focus(window));
  expect(clockOf('Código reenviado')).not.toHaveAttribute('data-paused');
});

test('words with half a character in them are shown all the same', async () => {
  render(<ToastRegion />);
  await tell('error', 'Erro: \ud83d');
  expect(screen.getByRole('alert')).toHaveTextContent('Erro:');
});

test('what is reported before the page is there is shown when it is', async () => {
  await tell('error', 'Erro ao buscar funcionalidades: erro de rede');
  render(<ToastRegion />);
  expect(message('Erro ao buscar funcionalidades: erro de rede')).toBeInTheDocument();
});

/** jsdom has no pointer events: each is a mouse event that says what touched. */
function touch(type: string, target: Element | Document, clientX: number) {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  Object.defineProperty(event, 'pointerType', { value: 'touch' });
  fireEvent(target, event);
}

test.each([
  [300, false],
  [310, true],
])('a toast 380 wide that a finger moved by %i is swept away: %s', async (way, isSwept) => {
  render(<ToastRegion />);
  await tell('info', 'Código reenviado');
  const swept = screen.getByRole('status');
  Object.defineProperty(swept, 'offsetWidth', { value: 380 });

  touch('pointerdown', swept, 0);
  touch('pointermove', document, way);
  touch('pointerup', document, way);

  expect(screen.queryByText('Código reenviado') === null).toBe(isSwept);
});
