import { parseEmail } from '@site/domain/email';
import { pathTo } from '@site/contracts/routes';
import type { User } from '@site/contracts/api/users';
import { Form, useSiteForm } from '@site/forms/form';
import { TextField } from '@site/forms/text-field';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { text as codeText } from '#parts/code-form/code-form.text.ts';
import { Button } from '@site/ui/button';
import { ButtonLink } from '@site/ui/button-link';
import { Cluster } from '@site/ui/cluster';
import { Field } from '@site/ui/field';
import { Stack } from '@site/ui/stack';
import { TextInput } from '@site/ui/text-input';
import { WholeWords } from '@site/ui/whole-words';
import { useUpdateEmailMutation } from './credentials.api';
import { text } from './credentials.text';
import { type NewEmail, newEmailSchema } from './email.schema';

interface Props {
  user: User;
  onRequested: (email: string) => Promise<void>;
}

/** Asks for a new address, twice, and has a code sent there. */
export function EmailForm({ user, onRequested }: Props) {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const [updateEmail] = useUpdateEmailMutation();
  const form = useSiteForm<NewEmail>(newEmailSchema, {
    defaultValues: { newEmail: '', confirmEmail: '' },
    keptAs: 'newEmail',
  });

  async function request(typed: NewEmail) {
    const { newEmail } = typed;
    const email = parseEmail(newEmail) ?? newEmail;
    try {
      await updateEmail({ userId: user.id, email }).unwrap();
    } catch (error) {
      tellFailure(error);
      return;
    }
    toasts.success(text.emailCodeSent);
    await goOn(typed);
  }

  function goOn(typed: NewEmail) {
    form.resetDefaultValues(typed);
    return onRequested(parseEmail(typed.newEmail) ?? typed.newEmail);
  }

  const address = { type: 'email', inputMode: 'email', required: true } as const;
  return (
    <Form form={form} onSubmit={request}>
      <Stack gap={5}>
        <p>
          <WholeWords>{text.emailIntro}</WholeWords>
        </p>
        <Field label={text.currentEmail}>
          <TextInput name="currentEmail" value={user.email} disabled readOnly />
        </Field>
        <TextField name="newEmail" label={text.newEmail} autoComplete="email" {...address} />
        <TextField name="confirmEmail" label={text.confirmEmail} autoComplete="off" {...address} />
        <Cluster gap={3} stackOnMobile>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {text.confirmChange}
          </Button>
          <ButtonLink kind="secondary" to={pathTo('profileData')}>
            {text.cancel}
          </ButtonLink>
        </Cluster>
        <Cluster>
          <Button kind="text" onClick={() => void form.handleSubmit(goOn)()}>
            {codeText.haveCode}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
