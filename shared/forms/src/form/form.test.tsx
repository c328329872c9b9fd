import { all, sameAs } from '@site/domain/rule';
import { emailRule } from '@site/domain/email';
import { required } from '@site/domain/required';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from '#password-field/password-field.tsx';
import { TextField } from '#text-field/text-field.tsx';
import { Form, useSiteForm } from './form';

interface Values {
  email: string;
  password: string;
  repeatPassword: string;
  nickname: string;
}

const requiredText = 'Todos os campos obrigatórios devem ser preenchidos.';
const differ = 'As senhas não coincidem. Tente novamente.';

function SignUp({ onSubmit = () => undefined }: { onSubmit?: (values: Values) => unknown }) {
  const form = useSiteForm<Values>(
    {
      email: all(required, emailRule),
      password: required,
      repeatPassword: all(required, sameAs('password', differ)),
    },
    { defaultValues: { email: '', password: '', repeatPassword: '', nickname: '' } },
  );
  return (
    <Form form={form} onSubmit={onSubmit} label="Cadastro">
      <TextField name="email" label="E-mail" type="email" autoComplete="email" required />
      <PasswordField
        name="password"
        label="Senha"
        autoComplete="new-password"
        hint="Mínimo seis caracteres"
        isHintMet={(password) => password.length >= 6}
        required
      />
      <PasswordField name="repeatPassword" label="Repita a senha" autoComplete="new-password" required />
      <TextField name="nickname" label="Apelido" hint="Como quer ser chamado" />
      <button type="submit">Enviar</button>
    </Form>
  );
}

const email = () => screen.getByLabelText(/^E-mail/);
const password = () => screen.getByLabelText(/^Senha/);
const repeat = () => screen.getByLabelText(/^Repita a senha/);
const submit = () => userEvent.click(screen.getByText('Enviar'));
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

test('says nothing before the customer has touched a field', () => {
  render(<SignUp />);

  expect(email()).not.toHaveAccessibleDescription();
  expect(screen.queryByText(requiredText)).not.toBeInTheDocument();
});

test('says nothing while a field is typed for the first time, and validates it on blur', async () => {
  render(<SignUp />);

  await userEvent.type(email(), 'marina');
  expect(email()).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Precisa ser um e-mail válido'));
  expect(email()).toBeInvalid();
});

test('validates again at every change from then on', async () => {
  render(<SignUp />);

  await userEvent.type(email(), 'marina');
  await userEvent.tab();
  await waitFor(() => expect(email()).toBeInvalid());
  await fill(email(), '@correio.example');
  await waitFor(() => expect(email()).toBeValid());
  await userEvent.clear(email());
  await waitFor(() => expect(email()).toHaveAccessibleDescription(requiredText));
});

test('a submit shows every message, focuses the first field with an error and runs nothing', async () => {
  const onSubmit = jest.fn();
  render(<SignUp onSubmit={onSubmit} />);

  await submit();
  await waitFor(() => expect(screen.getAllByText(requiredText)).toHaveLength(3));
  expect(email()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a submit focuses the first field that is wrong, not the first of all', async () => {
  render(<SignUp />);

  await fill(email(), 'marina@correio.example');
  await submit();
  await waitFor(() => expect(password()).toHaveFocus());
});

test('hands over the values once all fields are sound', async () => {
  const onSubmit = jest.fn();
  render(<SignUp onSubmit={onSubmit} />);

  await fill(email(), 'marina@correio.example');
  await fill(password(), 'segredo1');
  await fill(repeat(), 'segredo1');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(onSubmit.mock.calls).toEqual([
      [{ email: 'marina@correio.example', password: 'segredo1', repeatPassword: 'segredo1', nickname: '' }],
    ]),
  );
});

test('validates the repeated password again when the first one changes', async () => {
  render(<SignUp />);

  await fill(password(), 'segredo1');
  await fill(repeat(), 'segredo1');
  await userEvent.tab();
  await userEvent.type(password(), '2');
  await waitFor(() => expect(repeat()).toHaveAccessibleDescription(differ));
  await userEvent.type(password(), '{Backspace}');
  await waitFor(() => expect(repeat()).toBeValid());
});

test('takes what the browser filled in without telling anybody (C13)', async () => {
  const onSubmit = jest.fn();
  render(<SignUp onSubmit={onSubmit} />);

  fillSilently(email(), 'marina@correio.example');
  fillSilently(password(), 'segredo1');
  fillSilently(repeat(), 'segredo1');
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    email: 'marina@correio.example',
    password: 'segredo1',
  });
});

test('keeps a second submit out while the first is under way', async () => {
  const onSubmit = jest.fn(() => new Promise(() => undefined));
  render(<SignUp onSubmit={onSubmit} />);

  await fill(email(), 'marina@correio.example');
  await fill(password(), 'segredo1');
  await fill(repeat(), 'segredo1');
  await submit();
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test('turns the hint of a password into a tick once it is met', async () => {
  render(<SignUp />);
  const hint = () => screen.getByText('Mínimo seis caracteres').closest('[data-tone]');

  await userEvent.type(password(), '12345');
  expect(hint()).toHaveAttribute('data-tone', 'hint');
  await userEvent.type(password(), '6');
  expect(hint()).toHaveAttribute('data-tone', 'done');
});

test('marks what is required, keeps the names and tokens that browsers know, and breaks no accessibility rule', async () => {
  render(<SignUp />);

  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('name', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toBe(email());
  expect(screen.getByRole('textbox', { name: 'Apelido' })).toHaveAccessibleDescription(
    'Como quer ser chamado',
  );
  expect(screen.getByRole('form', { name: 'Cadastro' })).toBeInTheDocument();
  fireEvent.blur(email());
  await waitFor(() => expect(email()).toBeInvalid());
});

/** Sets the text of an input as some browsers' autofill does: past React, with no event. */
function fillSilently(element: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
}

test('moves nothing between press and release, so that a click does not miss what it pressed', async () => {
  const user = userEvent.setup();
  render(<SignUp />);
  await fill(email(), 'joana@');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText(/^Apelido/) });
  await act(async () => undefined);
  expect(email()).not.toHaveAccessibleDescription();

  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Precisa ser um e-mail válido'));
});

test('a press renders no field again that has nothing to show at its end', async () => {
  const user = userEvent.setup();
  const onRender = jest.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <p>Cadastro de teste</p>
      <SignUp />
    </Profiler>,
  );
  onRender.mockClear();
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByText('Cadastro de teste') });

  expect(onRender).not.toHaveBeenCalled();
});

test('a field renders again for a message of its own, not while another one is typed in or left', async () => {
  const user = userEvent.setup();
  const onRender = jest.fn();
  const OneWatched = () => {
    const form = useSiteForm(
      { email: emailRule, name: required },
      { defaultValues: { email: '', name: '' } },
    );
    return (
      <Form form={form} onSubmit={() => undefined}>
        <TextField name="name" label="Nome" />
        <Profiler id="e-mail" onRender={onRender}>
          <TextField name="email" label="E-mail" />
        </Profiler>
      </Form>
    );
  };
  render(<OneWatched />);
  await user.type(email(), 'joana@');
  await user.click(screen.getByLabelText('Nome'));
  expect(email()).toHaveAccessibleDescription('Precisa ser um e-mail válido');
  onRender.mockClear();
  await user.keyboard('J');
  await user.clear(screen.getByLabelText('Nome'));
  await user.tab();
  expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(/./);

  expect(onRender).not.toHaveBeenCalled();
});

test.each(['contextmenu', 'blur', 'keydown'] as const)(
  'a press that ends without a release, by %s, leaves no field without its message (C75)',
  async (ending) => {
    const user = userEvent.setup();
    render(<SignUp />);
    await fill(email(), 'joana@');
    await user.pointer({ keys: '[MouseLeft>]', target: email() });
    if (ending === 'blur') fireEvent.blur(window);
    else fireEvent(email(), new Event(ending, { bubbles: true }));
    act(() => repeat().focus());

    await waitFor(() => expect(email()).toHaveAccessibleDescription('Precisa ser um e-mail válido'));
  },
);

test('a right-click holds no message back (C75)', async () => {
  const user = userEvent.setup();
  render(<SignUp />);
  await fill(email(), 'joana@');
  await user.pointer({ keys: '[MouseRight>]', target: email() });
  act(() => repeat().focus());

  await waitFor(() => expect(email()).toHaveAccessibleDescription('Precisa ser um e-mail válido'));
});

test('the hint of a password stays beside its message', async () => {
  render(<SignUp />);
  await submit();

  expect(password()).toHaveAccessibleDescription(requiredText);
  expect(screen.getByText('Mínimo seis caracteres')).toBeVisible();
});
