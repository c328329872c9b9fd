import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityControl } from './quantity-control';

function Shelf({ start, limit = 25 }: { start: number; limit?: number }) {
  const [quantity, setQuantity] = useState(start);
  const put = (next: number) => setQuantity(Math.max(0, Math.min(next, limit)));
  return (
    <QuantityControl
      name="Raspe Mais"
      quantity={quantity}
      limit={limit}
      onAdd={(by) => put(quantity + by)}
      onSet={put}
    />
  );
}

const value = () => screen.getByRole('textbox', { name: 'Quantidade de Raspe Mais' });
const button = (name: RegExp) => screen.getByRole('button', { name });
const plus = () => button(/^Aumentar quantidade de Raspe Mais$/);
const minus = () => button(/^Diminuir quantidade de Raspe Mais$/);

test.each([
  ['plus', 3, plus, '4'],
  ['minus', 3, minus, '2'],
  ['+5', 3, () => button(/^\+5/), '8'],
  ['+10', 3, () => button(/^\+10/), '13'],
  ['+5 capped at the limit', 23, () => button(/^\+5/), '25'],
  ['+10 capped at the limit', 16, () => button(/^\+10/), '25'],
  ['Limpar', 13, () => button(/^Limpar/), '0'],
])('%s', async (_name, start, control, expected) => {
  render(<Shelf start={start} />);
  await userEvent.click(control());
  expect(value()).toHaveValue(expected);
});

test('at zero there is nothing to take away or to clear', () => {
  render(<Shelf start={0} />);
  expect(minus()).toBeDisabled();
  expect(button(/^Limpar/)).toBeDisabled();
  expect(minus()).toHaveAccessibleDescription('Nenhum título no carrinho.');
  expect(button(/^Limpar/)).toHaveAccessibleDescription('Nenhum título no carrinho.');
  expect(plus()).toBeEnabled();
});

test('at the limit there is nothing to add', () => {
  render(<Shelf start={25} />);
  expect(plus()).toBeDisabled();
  expect(button(/^\+5/)).toBeDisabled();
  expect(button(/^\+10/)).toBeDisabled();
  expect(screen.getByText('Você chegou ao limite do pedido.')).toBeVisible();
  expect(plus()).toHaveAccessibleDescription('Você chegou ao limite do pedido.');
  expect(button(/^\+5/)).toHaveAccessibleDescription('Você chegou ao limite do pedido.');
  expect(minus()).toBeEnabled();
});

test.each([
  ['12', '12'],
  ['99', '25'],
  ['007', '7'],
  ['1a2-', '12'],
  ['abc', '0'],
])('typing %s gives %s', async (typed, expected) => {
  render(<Shelf start={3} />);
  await userEvent.clear(value());
  await userEvent.type(value(), typed);
  expect(value()).toHaveValue(expected);
});

test('a digit typed over a quantity that was reached by Tab replaces it', async () => {
  render(<Shelf start={3} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('8');
  expect(value()).toHaveValue('8');
});

test('a pasted number keeps its digits only', async () => {
  render(<Shelf start={0} />);
  await userEvent.click(value());
  await userEvent.clear(value());
  await userEvent.paste(' 1.2 títulos');
  expect(value()).toHaveValue('12');
});

test('a button that switches itself off under the keyboard hands the focus to the value', async () => {
  render(<Shelf start={1} />);
  minus().focus();
  await userEvent.keyboard('{Enter}');
  expect(minus()).toBeDisabled();
  expect(value()).toHaveFocus();
});
