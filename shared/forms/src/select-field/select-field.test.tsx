import { required } from '@site/domain/required';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from '#checkbox-field/checkbox-field.tsx';
import { ChoiceField } from '#choice-field/choice-field.tsx';
import { Form, useSiteForm } from '#form/form.tsx';
import { SelectField } from './select-field';

const requiredText = 'Todos os campos obrigatórios devem ser preenchidos.';
const empty = { bank: '', politicallyExposed: '', receiveAdvertisement: false };

function Data({
  onSubmit = () => undefined,
  start = {},
}: {
  onSubmit?: (values: typeof empty) => unknown;
  start?: Partial<typeof empty>;
}) {
  const form = useSiteForm(
    { bank: required, politicallyExposed: required },
    { defaultValues: { ...empty, ...start } },
  );
  return (
    <Form form={form} onSubmit={onSubmit}>
      <SelectField
        name="bank"
        label="Banco"
        required
        options={[
          { group: 'Mais usados', options: [{ value: '001', label: 'Banco do Brasil' }] },
          { value: '003', label: 'Banco da Amazônia' },
        ]}
      />
      <ChoiceField
        name="politicallyExposed"
        label="Pessoa politicamente exposta"
        required
        options={[
          { value: 'true', label: 'Sim' },
          { value: 'false', label: 'Não' },
        ]}
      />
      <CheckboxField name="receiveAdvertisement" label="Aceito receber novidades e promoções" />
      <button type="submit">Enviar</button>
    </Form>
  );
}

const bank = () => screen.getByRole('combobox', { name: /^Banco/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('hands over what is chosen', async () => {
  const onSubmit = jest.fn();
  render(<Data onSubmit={onSubmit} />);

  await userEvent.selectOptions(bank(), 'Banco do Brasil');
  await userEvent.click(screen.getByRole('radio', { name: 'Não' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Aceito receber novidades e promoções' }));
  await submit();
  await waitFor(() =>
    expect(onSubmit.mock.calls).toEqual([
      [{ bank: '001', politicallyExposed: 'false', receiveAdvertisement: true }],
    ]),
  );
});

test('asks for what is missing, next to each question', async () => {
  const onSubmit = jest.fn();
  render(<Data onSubmit={onSubmit} />);

  await submit();
  await waitFor(() => expect(bank()).toHaveAccessibleDescription(requiredText));
  expect(
    screen.getByRole('radiogroup', { name: /^Pessoa politicamente exposta/ }),
  ).toHaveAccessibleDescription(requiredText);
  expect(bank()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('focuses the radios when they are the first question without an answer', async () => {
  render(<Data start={{ bank: '001' }} />);

  await submit();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Sim' })).toHaveFocus());
});

test('shows what was chosen before', () => {
  render(<Data start={{ bank: '003', politicallyExposed: 'true', receiveAdvertisement: true }} />);

  expect(bank()).toHaveValue('003');
  expect(screen.getByRole('radio', { name: 'Sim' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('offers nothing chosen, then the groups in their order', () => {
  render(<Data />);

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Selecione',
    'Banco do Brasil',
    'Banco da Amazônia',
  ]);
  expect(screen.getByRole('group', { name: 'Mais usados' })).toBeInTheDocument();
});
