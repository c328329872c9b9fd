/** @jest-environment node */
import { prerendered } from './prerender';

test('the cart begins with its steps, and with nothing of what is in it', async () => {
  const { markup } = await prerendered();

  expect(Object.keys(markup)).toEqual(['/carrinho']);
  expect(markup['/carrinho']).toContain('Confirmação');
  expect(markup['/carrinho']).toContain('Carregando carrinho...');
  expect(markup['/carrinho']).not.toContain('Seu carrinho está vazio');
});
