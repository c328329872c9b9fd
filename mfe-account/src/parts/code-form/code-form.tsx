import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { emailedCodeLength } from '@site/domain/emailed-code';
import { CodeBoxesField } from '@site/forms/code-boxes-field';
import { besideField } from '@site/forms/failure';
import { Form, useSiteForm } from '@site/forms/form';
import { ResendButton } from '@site/forms/resend-button';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import styles from './code-form.module.css';
import { text } from './code-form.text';

interface Props {
  /** Rejects with the failed call when the code is refused. */
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
  onResend: () => void;
  isResending: boolean;
  /** Seconds until another code may be asked for. */
  resendIn?: number;
}

/** Four boxes for the code of an e-mail: confirmed, sent again, or given up. */
export function CodeForm({ onConfirm, onCancel, onResend, isResending, resendIn = 0 }: Props) {
  const reasonId = useId();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const form = useSiteForm<{ code: string }>({}, { defaultValues: { code: '' } });
  const { code } = useWatch({ control: form.control });
  const isComplete = code?.length === emailedCodeLength;

  async function confirm() {
    if (!isComplete) {
      toasts.warning(text.incomplete);
      return form.setFocus('code');
    }
    try {
      await onConfirm(code);
    } catch (error) {
      tellFailure(error, {
        texts: { invalid: text.wrong, failureText: text.failed, noAnswer: text.failed },
        beside: besideField(form, 'code'),
      });
    }
  }

  return (
    <Form form={form} onSubmit={confirm}>
      <Stack gap={5}>
        <Stack gap={3}>
          <CodeBoxesField name="code" label={text.code} length={emailedCodeLength} />
          {/* It stays when the code is whole, so that the button does not move away. */}
          <p id={reasonId} className={styles.reason}>
            {text.fourDigits}
          </p>
        </Stack>
        <Cluster gap={3} stackOnMobile>
          <Button
            type="submit"
            incomplete={!isComplete}
            aria-describedby={isComplete ? undefined : reasonId}
            busy={form.formState.isSubmitting}
          >
            {text.confirm}
          </Button>
          <Button kind="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Cluster>
        <ResendButton
          label={text.resend}
          remaining={resendIn}
          waits={text.resendIn}
          busy={isResending}
          onClick={onResend}
        />
      </Stack>
    </Form>
  );
}
