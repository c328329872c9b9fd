import { isApiError } from '@site/api/error';
import { emailedCodeLength } from '@site/domain/emailed-code';
import { CodeBoxesField } from '@site/forms/code-boxes-field';
import { besideField } from '@site/forms/failure';
import { Form, useSiteForm } from '@site/forms/form';
import { useTellFailure } from '@site/platform/tell-failure';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/stack';
import { WholeWords } from '@site/ui/whole-words';
import { FormSection } from '#parts/form-section/form-section.tsx';
import { useActivateAccountMutation } from '../sign-up.api';
import { text } from '../sign-up.text';

interface Props {
  cpf: string;
  /** Where the code was sent, if that is known here. */
  email: string;
  /** The code of the link. */
  linkedCode: string;
  onDone: () => Promise<void>;
}

/** Step 3: the code of the activation e-mail. */
export function ActivationStep({ cpf, email, linkedCode, onDone }: Props) {
  const tellFailure = useTellFailure();
  const [activate] = useActivateAccountMutation();
  const code = linkedCode.replace(/[^A-Za-z0-9]/g, '').slice(0, emailedCodeLength);
  const form = useSiteForm({ code: isComplete }, { defaultValues: { code } });

  async function confirm({ code: code2FA }: { code: string }) {
    try {
      await activate({ code2FA, cpf }).unwrap();
    } catch (error) {
      // The error of the code is shown beside it (D44).
      const isAboutCode = isApiError(error) && error.status === 400;
      tellFailure(error, isAboutCode ? { beside: besideField(form, 'code') } : {});
      return;
    }
    await onDone();
  }

  return (
    <FormSection title={text.activation}>
      <Form form={form} onSubmit={confirm}>
        <Stack gap={5} align="start">
          <p>
            <WholeWords>{text.activationIntro(email)}</WholeWords>
          </p>
          <CodeBoxesField
            name="code"
            label={text.code}
            length={emailedCodeLength}
            kind="letters-and-digits"
          />
          <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
            {text.confirm}
          </Button>
        </Stack>
      </Form>
    </FormSection>
  );
}

const isComplete = (code: string) => (code.length === emailedCodeLength ? undefined : text.codeIncomplete);
