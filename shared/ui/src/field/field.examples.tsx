import { TextInput } from '#text-input/text-input.tsx';
import { Field } from './field';

export const examples = {
  hint: (
    <Field label="CPF" required hint="Somente números">
      <TextInput name="cpf" placeholder="___.___.___-__" inputMode="numeric" />
    </Field>
  ),
  error: (
    <Field label="CPF" required error="CPF inválido">
      <TextInput name="cpf" defaultValue="123.456.789-10" />
    </Field>
  ),
  disabled: (
    <Field label="E-mail atual" required>
      <TextInput name="email" defaultValue="marina@correio.example" disabled />
    </Field>
  ),
  'hint fulfilled': (
    <Field label="Apelido" hint="Mínimo seis caracteres" hintDone>
      <TextInput name="nick" defaultValue="ciranda" />
    </Field>
  ),
};
