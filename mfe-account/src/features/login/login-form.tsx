import { cpfMask } from '@site/domain/cpf';
import { Form, useSiteForm } from '@site/forms/form';
import { MaskedField } from '@site/forms/masked-field';
import { PasswordField } from '@site/forms/password-field';
import { pathTo } from '@site/contracts/routes';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { type Credentials, loginSchema } from './login.schema';
import { text } from './login.text';
import { useLogin } from './use-login';

/** CPF and password. */
export function LoginForm() {
  const form = useSiteForm<Credentials>(loginSchema, { defaultValues: { cpf: '', password: '' } });
  const { logIn, block } = useLogin(form);

  return (
    <Form form={form} onSubmit={logIn}>
      <Stack gap={5}>
        <MaskedField
          name="cpf"
          label={text.cpf}
          required
          mask={cpfMask}
          placeholder={text.cpfExample}
          autoComplete="username"
        />
        <PasswordField name="password" label={text.password} required autoComplete="current-password" />
        {block && <Banner tone="error">{block}</Banner>}
        <Stack gap={5} align="start">
          <TextLink to={pathTo('recoveryRequest')}>{text.forgotPassword}</TextLink>
          <Button type="submit" size="lg" busy={form.formState.isSubmitting} busyLabel={text.entering}>
            {text.enter}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
