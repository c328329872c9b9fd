import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from '#checkbox-field/checkbox-field.tsx';
import { MaskedField } from '#masked-field/masked-field.tsx';
import { TextField } from '#text-field/text-field.tsx';
import { Form, useSiteForm } from './form';

interface Values {
  city: string;
  phone: string;
  news: boolean;
}

function Profile({ city = 'Niterói', keptAs = 'profile' }: { city?: string; keptAs?: string }) {
  const form = useSiteForm<Values>({}, { defaultValues: { city, phone: '', news: false }, keptAs });
  return (
    <Form form={form} onSubmit={(values) => form.resetDefaultValues(values)}>
      <TextField name="city" label="Cidade" />
      <MaskedField name="phone" label="Telefone" mask="99999-9999" />
      <CheckboxField name="news" label="Novidades" />
      <button type="submit">Salvar</button>
      <button type="button" onClick={() => form.reset()}>
        Desfazer
      </button>
    </Form>
  );
}

const city = () => screen.getByLabelText('Cidade');
const stored = () => JSON.parse(sessionStorage.getItem('unsentForms') ?? '{}') as unknown;

test('what was typed is there again when the form appears again, and only that', async () => {
  const { unmount } = render(<Profile />);
  await userEvent.type(screen.getByLabelText('Telefone'), '988776655');
  await userEvent.click(screen.getByLabelText('Novidades'));
  expect(stored()).toEqual({ profile: { phone: '988776655', news: true } });
  unmount();

  render(<Profile city="Olinda" />);
  expect(screen.getByLabelText('Telefone')).toHaveValue('98877-6655');
  expect(screen.getByLabelText('Novidades')).toBeChecked();
  expect(city()).toHaveValue('Olinda');
});

test.each(['Salvar', 'Desfazer'])('nothing is kept after %s', async (button) => {
  const { unmount } = render(<Profile />);
  await userEvent.clear(city());
  await userEvent.type(city(), 'Recife');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(sessionStorage.getItem('unsentForms')).toBeNull();
  unmount();

  render(<Profile />);
  expect(city()).toHaveValue('Niterói');
});

test('what is typed on after a save is kept', async () => {
  render(<Profile />);
  await userEvent.type(city(), ' RJ');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await userEvent.type(city(), '!');

  expect(stored()).toEqual({ profile: { city: 'Niterói RJ!' } });
});

test('forms keep their values apart, and values of another kind are left out', async () => {
  sessionStorage.setItem(
    'unsentForms',
    JSON.stringify({ profile: { city: true, gone: 'x' }, other: { a: 'b' } }),
  );
  render(<Profile />);
  expect(city()).toHaveValue('Niterói');
  await userEvent.type(city(), '!');

  expect(stored()).toEqual({ profile: { city: 'Niterói!' }, other: { a: 'b' } });
});
