import { Field } from '#field/field.tsx';
import { PasswordInput } from './password-input';

export const examples = {
  'sign in': (
    <Field label="Senha" required>
      <PasswordInput name="password" autoComplete="current-password" defaultValue="ciranda12" />
    </Field>
  ),
  'new password': (
    <Field label="Nova senha" required hint="Mínimo seis caracteres" hintDone>
      <PasswordInput name="newPassword" autoComplete="new-password" defaultValue="ciranda12" />
    </Field>
  ),
  error: (
    <Field label="Senha" required error="As senhas não são iguais">
      <PasswordInput name="again" autoComplete="new-password" />
    </Field>
  ),
};
