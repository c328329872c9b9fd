import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { download } from '#icon/icon-shapes.ts';
import { IconButton } from './icon-button';

test('the button is known by its words and pressed with Enter', async () => {
  const save = jest.fn();
  render(<IconButton icon={download} label="Baixar" onClick={save} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Baixar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
});
