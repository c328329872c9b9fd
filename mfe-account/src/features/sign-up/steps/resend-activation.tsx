import { isApiError } from '@site/api/error';
import { emailRule, parseEmail } from '@site/domain/email';
import { besideField } from '@site/forms/failure';
import { useCountdown } from '@site/forms/countdown';
import { Form, useSiteForm } from '@site/forms/form';
import { ResendButton } from '@site/forms/resend-button';
import { TextField } from '@site/forms/text-field';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { Stack } from '@site/ui/stack';
import { FormSection } from '#parts/form-section/form-section.tsx';
import { useResendActivationMutation } from '../sign-up.api';
import { resendAfterSeconds } from '@site/domain/emailed-code';
import { text } from '../sign-up.text';

interface Props {
  cpf: string;
  password: string;
  onNewEmail: (email: string) => void;
}

/** Sends the activation code again, to another address if the first was wrong (D25). */
export function ResendActivation({ cpf, password, onNewEmail }: Props) {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const [resend] = useResendActivationMutation();
  const { remaining, restart } = useCountdown(resendAfterSeconds);
  const form = useSiteForm({ newEmail: emailOrNothing }, { defaultValues: { newEmail: '' } });

  async function sendAgain({ newEmail }: { newEmail: string }) {
    const email = parseEmail(newEmail);
    try {
      await resend({ cpf, password, ...(email && { email }) }).unwrap();
    } catch (error) {
      const isAboutEmail = isApiError(error) && error.status === 400 && email;
      tellFailure(error, isAboutEmail ? { beside: besideField(form, 'newEmail') } : {});
      return;
    }
    toasts.success(text.resent);
    restart();
    if (email) onNewEmail(email);
    form.reset();
  }

  return (
    <FormSection title={text.noCode}>
      <Form form={form} onSubmit={sendAgain} label={text.noCode}>
        <Stack gap={4}>
          <TextField
            name="newEmail"
            label={text.newEmail}
            hint={text.newEmailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <ResendButton
            label={text.resend}
            remaining={remaining}
            waits={text.resendIn}
            busy={form.formState.isSubmitting}
          />
        </Stack>
      </Form>
    </FormSection>
  );
}

const emailOrNothing = (email: string) => (email === '' ? undefined : emailRule(email));
