import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { examples } from './card-link.examples';

test('the whole card is one stop of the keyboard', async () => {
  render(examples['a campaign'], { wrapper: MemoryRouter });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Raspe Mais Série 10' })).toHaveFocus();
});
