import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './choice.examples';

test('a click on the words is a click on the box', async () => {
  render(examples.empty);
  await userEvent.click(screen.getByText('Aceito receber novidades e promoções'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});
