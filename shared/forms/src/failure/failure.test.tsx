import type { ApiError } from '@site/api/error';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useSiteForm } from '#form/form.tsx';
import { TextField } from '#text-field/text-field.tsx';
import { applyFailure, besideField } from './failure';

const refused: ApiError = {
  kind: 'http',
  status: 409,
  serverMessage: 'CPF já cadastrado',
  text: 'Erro ao cadastrar',
  announce: 'caller',
};

function SignUp({
  error,
  text,
  answered,
}: {
  error: unknown;
  text?: string;
  answered?: (message?: string) => void;
}) {
  const form = useSiteForm({}, { defaultValues: { name: '', cpf: '' } });
  return (
    <Form form={form} onSubmit={() => answered?.(applyFailure(form, error, { field: 'cpf', text }))}>
      <TextField name="name" label="Nome" />
      <TextField name="cpf" label="CPF" />
      <button type="submit">Enviar</button>
    </Form>
  );
}

const cpf = () => screen.getByRole('textbox', { name: 'CPF' });

test.each([
  ['what the server said', refused, undefined, 'CPF já cadastrado'],
  [
    "the call's message where the server said nothing",
    { ...refused, serverMessage: undefined },
    undefined,
    'Erro ao cadastrar',
  ],
  ["the screen's own words", refused, 'Credenciais inválidas', 'Credenciais inválidas'],
  [
    "the screen's own words of a failure that is no call's",
    new Error('a bug'),
    'Credenciais inválidas',
    'Credenciais inválidas',
  ],
])('puts %s on the field and the focus into it', async (_case, error, text, message) => {
  const answered = jest.fn();
  render(<SignUp error={error} text={text} answered={answered} />);

  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(cpf()).toHaveAccessibleDescription(message));
  expect(cpf()).toHaveFocus();
  expect(answered).toHaveBeenCalledWith(message);
});

test('stands until that field is edited, not another', async () => {
  render(<SignUp error={refused} answered={() => undefined} />);

  await userEvent.type(cpf(), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(cpf()).toBeInvalid());
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Marina');
  expect(cpf()).toHaveAccessibleDescription('CPF já cadastrado');
  await userEvent.type(cpf(), '2');
  await waitFor(() => expect(cpf()).toBeValid());
});

test('keeps everything that was typed, and lets the form be sent again', async () => {
  const answered = jest.fn();
  render(<SignUp error={refused} answered={answered} />);

  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Marina');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(cpf()).toBeInvalid());
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina');
});

test('says nothing on the field about what it cannot put into words', async () => {
  const answered = jest.fn();
  render(<SignUp error={undefined} answered={answered} />);

  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(answered).toHaveBeenCalledWith(undefined));
  expect(cpf()).toBeValid();
});

test('puts a sentence beside the field that it is about, and the focus into it', async () => {
  function Recovery() {
    const form = useSiteForm({}, { defaultValues: { cpf: '' } });
    const beside = besideField(form, 'cpf');
    return (
      <Form form={form} onSubmit={() => beside('CPF desconhecido')}>
        <TextField name="cpf" label="CPF" />
        <button type="submit">Enviar</button>
      </Form>
    );
  }
  render(<Recovery />);

  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(cpf()).toHaveAccessibleDescription('CPF desconhecido'));
  expect(cpf()).toHaveFocus();
});
