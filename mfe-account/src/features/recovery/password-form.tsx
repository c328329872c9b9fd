import { Form, useSiteForm } from '@site/forms/form';
import { PasswordField } from '@site/forms/password-field';
import { useToasts } from '@site/platform/toasts';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/stack';
import { type NewPassword, newPasswordSchema } from './recovery.schema';
import { text } from './recovery.text';

/** The new password of somebody who forgot theirs, twice. */
export function PasswordForm({ onSubmit }: { onSubmit: (password: string) => Promise<void> }) {
  const toasts = useToasts();
  const form = useSiteForm<NewPassword>(newPasswordSchema, {
    defaultValues: { newPassword: '', repeatPassword: '' },
  });

  function warnWhenDifferent() {
    const { newPassword, repeatPassword } = form.getValues();
    if (repeatPassword && newPassword !== repeatPassword) toasts.error(text.differToast);
  }

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
        <Stack align="start">
          <Button type="submit" size="lg" busy={form.formState.isSubmitting} onClick={warnWhenDifferent}>
            {text.confirmPassword}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
