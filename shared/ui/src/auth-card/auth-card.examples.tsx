import { Button } from '#button/button.tsx';
import { Field } from '#field/field.tsx';
import { PasswordInput } from '#password-input/password-input.tsx';
import { Stack } from '#stack/stack.tsx';
import { TextInput } from '#text-input/text-input.tsx';
import { TextLink } from '#text-link/text-link.tsx';
import { AuthCard } from './auth-card';

export const examples = {
  'sign in': (
    <AuthCard invitation="Entre na roda: seus títulos, números e premiações em um só lugar.">
      <h1>Faça Login para continuar</h1>
      <Stack gap={5} align="stretch">
        <Field label="CPF" required>
          <TextInput name="cpf" placeholder="000.000.000-00" autoComplete="username" />
        </Field>
        <Field label="Senha" required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Stack gap={5} align="start">
          <TextLink to="/recuperacao-senha/identificacao">Esqueceu a senha?</TextLink>
          <Button size="lg">Entrar</Button>
        </Stack>
      </Stack>
    </AuthCard>
  ),
  'a code, with help': (
    <AuthCard invitation="Entre na roda." help={<p>Ele chega em poucos minutos.</p>}>
      <h1>Renovação de senha</h1>
      <Button>Confirmar código</Button>
    </AuthCard>
  ),
};
