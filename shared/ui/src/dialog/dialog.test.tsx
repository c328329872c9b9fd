import { expectNoViolations } from '@site/testing/a11y';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogDemo } from './dialog-demo';
import { examples } from './dialog.examples';

const dialog = () => screen.getByRole('dialog', { name: 'Confirmar dados bancários' });

test.each(Object.entries(examples))('%s: breaks no accessibility rule when open', async (_name, example) => {
  const { baseElement } = render(example);
  await userEvent.click(screen.getByRole('button'));
  expect(dialog()).toBeInTheDocument();
  await expectNoViolations(baseElement);
});

test('the focus goes to the title, stays inside, and comes back to the opener', async () => {
  render(<DialogDemo opener="Finalizar" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const title = screen.getByRole('heading', { name: 'Confirmar dados bancários' });
  expect(title).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveFocus();
  await userEvent.tab();
  expect(title).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Finalizar' })).toHaveFocus();
});

test('Escape closes it', async () => {
  render(<DialogDemo opener="Finalizar" />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Finalizar' })).toHaveFocus();
});

test('a press beside it closes it, a press inside does not', async () => {
  render(<DialogDemo opener="Finalizar" />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByText('Confira com calma.'));
  expect(dialog()).toBeInTheDocument();
  await userEvent.click(dialog().parentElement ?? document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('while something is being sent neither Escape nor the scrim closes it', async () => {
  render(<DialogDemo opener="Finalizar" closable={false} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog().parentElement ?? document.body);
  expect(dialog()).toBeInTheDocument();
});
