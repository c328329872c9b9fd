import { render, screen } from '@testing-library/react';
import { examples } from './reason.examples';

test('a disabled button is read with its reason', () => {
  render(examples['of a button']);
  expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveAccessibleDescription(
    'Digite os quatro dígitos para confirmar.',
  );
});
