import { birthDateTextOf, birthDateMask } from '@site/domain/birth-date';
import { cpfMask, cpfRule } from '@site/domain/cpf';
import { dddMask, dddOf, localNumberOf, phoneMask } from '@site/domain/phone';
import { required } from '@site/domain/required';
import { all } from '@site/domain/rule';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, type SiteForm, useSiteForm } from '#form/form.tsx';
import { TextField } from '#text-field/text-field.tsx';
import { MaskedField } from './masked-field';

interface Values {
  cpf: string;
  ddd: string;
  phone: string;
  birthDate: string;
  digit: string;
  email: string;
}

const empty: Values = { cpf: '', ddd: '', phone: '', birthDate: '', digit: '', email: '' };

function setUp(start: Partial<Values> = {}) {
  const onSubmit = jest.fn();
  const held: { form?: SiteForm<Values> } = {};
  function Data() {
    const form = useSiteForm<Values>(
      { cpf: all(required, cpfRule) },
      { defaultValues: { ...empty, ...start } },
    );
    held.form = form;
    return (
      <Form form={form} onSubmit={onSubmit}>
        <MaskedField name="cpf" label="CPF" mask={cpfMask} required />
        <MaskedField name="ddd" label="DDD" mask={dddMask} pasted={dddOf} autoComplete="tel-area-code" />
        <MaskedField
          name="phone"
          label="Telefone"
          mask={phoneMask}
          pasted={localNumberOf}
          type="tel"
          inputMode="tel"
        />
        <MaskedField name="birthDate" label="Nascimento" mask={birthDateMask} pasted={birthDateTextOf} />
        <MaskedField name="digit" label="Dígito" mask="*" upperCase />
        <TextField name="email" label="E-mail" />
        <button type="submit">Enviar</button>
      </Form>
    );
  }
  render(<Data />);
  const values = () => held.form?.getValues();
  const change = (work: (form: SiteForm<Values>) => void) => act(() => held.form && work(held.form));
  return { onSubmit, values, change };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

/** One input event as a keyboard makes it: the browser has changed text and caret already. */
function keyboard(
  element: HTMLInputElement,
  text: string,
  { caret = text.length, ...event }: InputEventInit & { caret?: number } = {},
) {
  element.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.setSelectionRange(caret, caret);
  fireEvent(element, new InputEvent('input', { bubbles: true, ...event }));
}

test('shows the mask and keeps the digits', async () => {
  const { values } = setUp();

  expect(field('CPF')).toHaveAttribute('placeholder', '___.___.___-__');
  await userEvent.type(field('CPF'), '52998224725');
  expect(field('CPF')).toHaveValue('529.982.247-25');
  expect(values()?.cpf).toBe('52998224725');
});

test('offers the keyboard that fits', () => {
  setUp();

  expect(field('CPF')).toHaveAttribute('inputmode', 'numeric');
  expect(field('Telefone')).toHaveAttribute('inputmode', 'tel');
  expect(field('Dígito')).toHaveAttribute('inputmode', 'text');
});

test.each([
  ['with punctuation', '529.982.247-25'],
  ['without', '52998224725'],
  ['with spaces and words', 'CPF: 529 982 247 25'],
])('takes a CPF pasted %s', async (_how, text) => {
  const { values } = setUp();

  await userEvent.click(field('CPF'));
  await userEvent.paste(text);
  expect(field('CPF')).toHaveValue('529.982.247-25');
  expect(values()?.cpf).toBe('52998224725');
});

test.each(['+55 (11) 98765-4321', '011987654321', '11 98765 4321'])(
  'takes the right part of the phone %s into either field',
  async (text) => {
    const { values } = setUp();

    await userEvent.click(field('DDD'));
    await userEvent.paste(text);
    await userEvent.click(field('Telefone'));
    await userEvent.paste(text);
    expect(field('Telefone')).toHaveValue('98765-4321');
    expect(values()).toMatchObject({ ddd: '11', phone: '987654321' });
  },
);

test('does not take a tenth digit of a phone for an area code', async () => {
  const { values } = setUp();

  await userEvent.type(field('Telefone'), '9876543210');
  expect(field('Telefone')).toHaveValue('98765-4321');
  expect(values()?.phone).toBe('987654321');
});

test('takes a birth date that a password manager fills in as ISO text', () => {
  const { values } = setUp();

  fireEvent.input(field('Nascimento'), { target: { value: '1986-01-31' } });
  expect(field('Nascimento')).toHaveValue('31/01/1986');
  expect(values()?.birthDate).toBe('31011986');
});

test('formats a phone that autofill sets at once (C11)', () => {
  const { values } = setUp();

  fireEvent.input(field('Telefone'), { target: { value: '+5511987654321' } });
  expect(field('Telefone')).toHaveValue('98765-4321');
  expect(values()?.phone).toBe('987654321');
});

test('takes a CPF that was filled in without an event (C13)', async () => {
  const { onSubmit } = setUp();

  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    field('CPF'),
    '529.982.247-25',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ cpf: '52998224725' });
});

test('keeps the caret where somebody edits the middle (D37)', () => {
  const { values } = setUp({ cpf: '52982247' });

  keyboard(field('CPF'), '5299.822.47', { caret: 4, inputType: 'insertText', data: '9' });
  expect(field('CPF')).toHaveValue('529.982.247');
  expect(field('CPF').selectionStart).toBe(5);
  expect(values()?.cpf).toBe('529982247');
});

test('deletes across the punctuation with either key', () => {
  setUp({ cpf: '529982' });

  keyboard(field('CPF'), '529982', { caret: 3, inputType: 'deleteContentForward' });
  expect(field('CPF').selectionStart).toBe(4);
  keyboard(field('CPF'), '529.82', { caret: 4, inputType: 'deleteContentForward' });
  expect(field('CPF')).toHaveValue('529.82');
  keyboard(field('CPF'), '52982', { caret: 3, inputType: 'deleteContentBackward' });
  expect(field('CPF').selectionStart).toBe(3);
});

test('leaves the text alone while a keyboard composes, then puts the mask on (C1)', () => {
  const { values } = setUp();
  const phone = field('Telefone');

  fireEvent.compositionStart(phone);
  for (const text of ['9', '98', '987', '9876', '98765', '987654', '9876543', '98765432', '987654321']) {
    keyboard(phone, text, { isComposing: true, inputType: 'insertCompositionText' });
    expect(phone).toHaveValue(text);
  }
  fireEvent.compositionEnd(phone);
  expect(phone).toHaveValue('98765-4321');
  expect(phone.selectionStart).toBe(10);
  expect(values()?.phone).toBe('987654321');
});

test('keeps a letter as a capital (C57)', async () => {
  const { values } = setUp();

  await userEvent.type(field('Dígito'), 'x');
  expect(field('Dígito')).toHaveValue('X');
  expect(values()?.digit).toBe('X');
});

test('shows a draft in the mask, follows a value set from outside and a reset', () => {
  const { change } = setUp({ cpf: '01234567890' });

  expect(field('CPF')).toHaveValue('012.345.678-90');
  change((form) => form.setValue('cpf', '52998224725'));
  expect(field('CPF')).toHaveValue('529.982.247-25');
  change((form) => form.reset());
  expect(field('CPF')).toHaveValue('012.345.678-90');
});

test('keeps a draft on screen when a reset changes nothing', () => {
  const { change } = setUp({ cpf: '01234567890' });

  change((form) => form.reset());
  expect(field('CPF')).toHaveValue('012.345.678-90');
});

test('blocks the submit while the field is incomplete, and focuses it (C7)', async () => {
  const { onSubmit } = setUp({ cpf: '5299822472' });

  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(field('CPF')).toHaveAccessibleDescription('CPF inválido'));
  expect(field('CPF')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('keeps the customer able to empty the field', async () => {
  const { values } = setUp({ cpf: '52998224725' });

  await userEvent.clear(field('CPF'));
  expect(field('CPF')).toHaveValue('');
  expect(values()?.cpf).toBe('');
});
