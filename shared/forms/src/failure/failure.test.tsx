import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useSiteForm } from '#form/form.tsx';
import { TextField } from '#text-field/text-field.tsx';
import { besideField } from './failure';

function SignUp({ send }: { send: () => void }) {
  const form = useSiteForm({}, { defaultValues: { name: '', cpf: '' } });
  const beside = besideField(form, 'cpf');
  const submit = () => {
    send();
    beside('CPF já cadastrado');
  };
  return (
    <Form form={form} onSubmit={submit}>
      <TextField name="name" label="Nome" />
      <TextField name="cpf" label="CPF" />
      <button type="submit">Enviar</button>
    </Form>
  );
}

const cpf = () => screen.getByRole('textbox', { name: 'CPF' });

function open() {
  const send = jest.fn();
  render(<SignUp send={send} />);
  return { send, submit: () => userEvent.click(screen.getByRole('button', { name: 'Enviar' })) };
}

test('puts a sentence beside the field that it is about, and the focus into it', async () => {
  const { submit } = open();
  await submit();
  await waitFor(() => expect(cpf()).toHaveAccessibleDescription('CPF já cadastrado'));
  expect(cpf()).toHaveFocus();
});

test('is shown until that field is edited, not another', async () => {
  const { submit } = open();
  await userEvent.type(cpf(), '1');
  await submit();
  await waitFor(() => expect(cpf()).toBeInvalid());
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Marina');
  expect(cpf()).toHaveAccessibleDescription('CPF já cadastrado');
  await userEvent.type(cpf(), '2');
  await waitFor(() => expect(cpf()).toBeValid());
});

test('keeps everything that was typed, and lets the form be sent again', async () => {
  const { send, submit } = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Marina');
  await submit();
  await waitFor(() => expect(cpf()).toBeInvalid());
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina');
});
