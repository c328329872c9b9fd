import { withMessage } from '@site/domain/rule';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useSiteForm } from '#form/form.tsx';
import { CodeBoxesField } from './code-boxes-field';

const incomplete = 'Por favor, preencha o código completo';
const isFull = withMessage(incomplete, (value: string) => (value.length === 4 ? undefined : 'x'));

function Verification({ onSubmit }: { onSubmit: (values: { code: string }) => unknown }) {
  const form = useSiteForm({ code: isFull }, { defaultValues: { code: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <CodeBoxesField name="code" label="Código de verificação" length={4} />
      <button type="submit">Confirmar código</button>
    </Form>
  );
}

const boxes = () => screen.getAllByRole('textbox');

test('joins the boxes into one value', async () => {
  const onSubmit = jest.fn();
  render(<Verification onSubmit={onSubmit} />);

  await userEvent.click(screen.getByRole('textbox', { name: 'Dígito 1 de 4' }));
  await userEvent.keyboard('7291{Enter}');
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ code: '7291' }]]));
});

test('shows one message for all boxes and focuses the first empty one', async () => {
  const onSubmit = jest.fn();
  render(<Verification onSubmit={onSubmit} />);

  await userEvent.type(screen.getByRole('textbox', { name: 'Dígito 1 de 4' }), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar código' }));
  await waitFor(() => expect(screen.getAllByText(incomplete)).toHaveLength(1));
  expect(boxes()[1]).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('says nothing while the customer moves from box to box, and speaks when the group is left', async () => {
  render(<Verification onSubmit={jest.fn()} />);

  await userEvent.click(screen.getByRole('textbox', { name: 'Dígito 1 de 4' }));
  await userEvent.keyboard('72');
  expect(screen.queryByText(incomplete)).not.toBeInTheDocument();
  await userEvent.click(document.body);
  expect(await screen.findByText(incomplete)).toBeInTheDocument();
});

test('names its boxes as browsers and support know them', () => {
  render(<Verification onSubmit={jest.fn()} />);

  expect(screen.getByRole('group', { name: 'Código de verificação' })).toBeInTheDocument();
  expect(boxes().map((box) => box.getAttribute('name'))).toEqual(['code-0', 'code-1', 'code-2', 'code-3']);
});
