import { act, fireEvent, screen, within } from '@testing-library/react';
import { useSelector } from 'react-redux';
import currentEvent from '@site/contracts/examples/current-event.json';
import type { Answer } from '@site/testing/network';
import { renderPage } from '@site/testing/render-page';
import { cartSlice, restored, selectQuantitySum } from '#cart/cart.tsx';
import { totalOf, useCartItems } from '#cart-items/cart-items.tsx';
import { CartItemCard } from './cart-item-card';

const route = 'GET /api/static-worker/atual/evento';

function Shop() {
  const { data: items = [], error } = useCartItems();
  const sum = useSelector(selectQuantitySum);
  return (
    <>
      {items.map((item) => (
        <CartItemCard key={item.key} item={item} />
      ))}
      <p>{`${sum} títulos, ${totalOf(items)} centavos`}</p>
      {error ? <p>Sem campanha</p> : null}
    </>
  );
}

const renderShop = (answer: Answer = currentEvent) =>
  renderPage(<Shop />, { page: 'cart', answers: { [route]: answer }, slices: [cartSlice] });

const card = (name: string) => screen.findByRole('article', { name });

test('shows each title on sale with its price and its limit, and none of it in the cart', async () => {
  const { container } = renderShop();

  const first = await card('Raspe Mais');
  expect(first).toHaveTextContent('Título digital com 6 campos para raspar');
  expect(within(first).getByText('Valor unitário').nextElementSibling).toHaveTextContent('R$ 5,00');
  expect(within(first).getByText('Limite por pedido').nextElementSibling).toHaveTextContent('25');
  expect(within(first).getByRole('textbox')).toHaveValue('0');
  expect(await card('Rodadas da Sorte')).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/assets/eventos/10/cartela-home.png');
});

test('counts what the customer puts in, item by item', async () => {
  const { user } = renderShop();

  await user.click(within(await card('Raspe Mais')).getByRole('button', { name: /^\+10/ }));
  await user.click(
    within(await card('Rodadas da Sorte')).getByRole('button', {
      name: 'Aumentar quantidade de Rodadas da Sorte',
    }),
  );

  expect(within(await card('Raspe Mais')).getByRole('textbox')).toHaveValue('10');
  expect(screen.getByText('11 títulos, 5500 centavos')).toBeInTheDocument();
});

test('drops titles of a campaign that ended, and what is more than a limit that sank', async () => {
  const [first, second] = currentEvent.produtos;
  const { store } = renderShop({ ...currentEvent, produtos: [{ ...first, limite: 4 }, second] });
  act(() => void store.dispatch(restored({ '9-01': 12, '10-01': 20, '10-02': 2 })));

  expect(await screen.findByText('6 títulos, 3000 centavos')).toBeInTheDocument();
});

test('a failed response leaves the cart as it is', async () => {
  const { store } = renderShop({ status: 500, body: { message: 'fora do ar', statusCode: 500 } });
  act(() => void store.dispatch(restored({ '10-01': 20 })));

  expect(await screen.findByText('Sem campanha')).toBeInTheDocument();
  expect(screen.getByText('20 títulos, 0 centavos')).toBeInTheDocument();
});

test('a picture that does not load leaves the name and the flower', async () => {
  const { container } = renderShop();
  const first = await card('Raspe Mais');
  const picture = first.querySelector('img');
  if (!picture) throw new Error('no picture');

  fireEvent.error(picture);

  expect(first.querySelector('img')).toBeNull();
  expect(container.querySelectorAll('img')).toHaveLength(1);
});
