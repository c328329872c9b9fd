import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { examples } from './auth-card.examples';

test('the keyboard meets the form, never the picture', async () => {
  render(examples['sign in'], { wrapper: MemoryRouter });
  const stops = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent);
  }
  expect(stops).toEqual(['cpf', 'password', '', 'Esqueceu a senha?', 'Entrar']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Faça Login para continuar');
});

test('what helps with the form is read after it', () => {
  render(examples['a code, with help'], { wrapper: MemoryRouter });
  const help = screen.getByText('Ele chega em poucos minutos.');
  expect(screen.getByRole('button', { name: 'Confirmar código' }).compareDocumentPosition(help)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
