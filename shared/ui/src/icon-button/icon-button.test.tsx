import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { download } from '#icon/icon-shapes.ts';
import { IconButton } from './icon-button';
import { examples } from './icon-button.examples';

test.each(Object.entries(examples))('%s: breaks no accessibility rule', async (_name, example) => {
  const { container } = render(example);
  await expectNoViolations(container);
});

test('the button is known by its words and pressed with Enter', async () => {
  const save = jest.fn();
  render(<IconButton icon={download} label="Baixar" onClick={save} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Baixar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
});
