import { useState } from 'react';
import { cpfMask, cpfRule } from '@site/domain/cpf';
import { required } from '@site/domain/required';
import { all } from '@site/domain/rule';
import { Form, useSiteForm } from '@site/forms/form';
import { MaskedField } from '@site/forms/masked-field';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/stack';
import { WholeWords } from '@site/ui/whole-words';
import { text as codeText } from '#parts/code-form/code-form.text.ts';
import { useSendPasswordCode } from '#parts/password-calls/use-send-password-code.ts';
import { text } from './recovery.text';

interface Props {
  onSent: (cpf: string) => Promise<void>;
  /** They have a code already, and do without another. */
  onCode: (cpf: string) => Promise<void>;
}

/** The CPF whose password is forgotten. */
export function RequestForm({ onSent, onCode }: Props) {
  const { sendCode } = useSendPasswordCode();
  const [hasFailed, setFailed] = useState(false);
  const form = useSiteForm({ cpf: all(required, cpfRule) }, { defaultValues: { cpf: '' } });

  async function request({ cpf }: { cpf: string }) {
    setFailed(false);
    if (await sendCode(cpf)) await onSent(cpf);
    else setFailed(true);
  }

  return (
    <Form form={form} onSubmit={request}>
      <Stack gap={5}>
        <p>
          <WholeWords>{text.requestIntro}</WholeWords>
        </p>
        {hasFailed && <Banner tone="error">{text.requestFailed}</Banner>}
        <MaskedField name="cpf" label={text.cpf} required mask={cpfMask} autoComplete="username" />
        <Stack align="start">
          <Button type="submit" size="lg" busy={form.formState.isSubmitting} busyLabel={text.sending}>
            {text.send}
          </Button>
          <Button kind="text" onClick={() => void form.handleSubmit(({ cpf }) => onCode(cpf))()}>
            {codeText.haveCode}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
