import { pathTo } from '@site/contracts/routes';
import { Form, useSiteForm } from '@site/forms/form';
import { useToasts } from '@site/platform/toasts';
import { Button } from '@site/ui/button';
import { ButtonLink } from '@site/ui/button-link';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import { WholeWords } from '@site/ui/whole-words';
import { text as codeText } from '#parts/code-form/code-form.text.ts';
import { useSendPasswordCode } from '#parts/password-calls/use-send-password-code.ts';
import { text } from './credentials.text';

interface Props {
  cpf: string;
  email: string;
  onSent: (cpf: string) => Promise<void>;
}

/** Says where the code will go, and sends it. */
export function PasswordRequest({ cpf, email, onSent }: Props) {
  const toasts = useToasts();
  const { sendCode } = useSendPasswordCode();
  const form = useSiteForm({}, { defaultValues: {} });

  async function send() {
    if (!cpf) return toasts.error(text.cpfUnknown);
    if (await sendCode(cpf)) await onSent(cpf);
  }

  return (
    <Form form={form} onSubmit={send}>
      <Stack gap={5}>
        <p>
          <WholeWords>{text.passwordIntro}</WholeWords>{' '}
          <strong>
            <WholeWords>{email}</WholeWords>
          </strong>
        </p>
        <Cluster gap={3} stackOnMobile>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {text.sendCode}
          </Button>
          <ButtonLink kind="secondary" size="sm" to={pathTo('profileData')}>
            {text.cancel}
          </ButtonLink>
        </Cluster>
        <Cluster>
          <Button kind="text" onClick={() => void (cpf ? onSent(cpf) : toasts.error(text.cpfUnknown))}>
            {codeText.haveCode}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
