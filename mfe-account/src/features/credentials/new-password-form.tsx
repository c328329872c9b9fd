import { Form, useSiteForm } from '@site/forms/form';
import { PasswordField } from '@site/forms/password-field';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import { text } from './credentials.text';
import { type NewPassword, newPasswordSchema } from './new-password.schema';

interface Props {
  onSubmit: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** The new password of a signed-in customer, twice. */
export function NewPasswordForm({ onSubmit, onCancel }: Props) {
  const form = useSiteForm<NewPassword>(newPasswordSchema, {
    defaultValues: { newPassword: '', repeatPassword: '' },
  });

  return (
    <Form form={form} onSubmit={({ newPassword }) => onSubmit(newPassword)}>
      <Stack gap={5}>
        <PasswordField
          name="newPassword"
          label={text.newPassword}
          required
          hint={text.passwordHint}
          autoComplete="new-password"
        />
        <PasswordField
          name="repeatPassword"
          label={text.repeatPassword}
          required
          autoComplete="new-password"
        />
        <Cluster gap={3} stackOnMobile>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {text.confirmChange}
          </Button>
          <Button kind="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
