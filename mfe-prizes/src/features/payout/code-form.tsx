import { useEffect, useEffectEvent, useId } from 'react';
import type { Rule } from '@site/domain/rule';
import { emailedCodeLength } from '@site/domain/emailed-code';
import { CodeBoxesField } from '@site/forms/code-boxes-field';
import { besideField } from '@site/forms/failure';
import { Form, useSiteForm } from '@site/forms/form';
import { Button } from '@site/ui/button';
import { Reason } from '@site/ui/reason';
import { Stack } from '@site/ui/stack';
import { useWatch } from 'react-hook-form';
import { text } from './payout.text';
import type { Refusal } from './use-confirm-payout';

const codeRule: Rule = (code) => (code.length === emailedCodeLength ? undefined : text.invalidCode);

interface Props {
  isSending: boolean;
  /** What the button says while it is sending. */
  sending: string;
  /** Why the server did not take the last code. */
  refusal: Refusal | undefined;
  onSubmit: (code: string) => void;
}

/** The code of four parts, and the button that only a whole one enables. */
export function CodeForm({ isSending, sending, refusal, onSubmit }: Props) {
  const form = useSiteForm<{ code: string }>({ code: codeRule }, { defaultValues: { code: '' } });
  const code = useWatch({ control: form.control, name: 'code' });
  const isIncomplete = code.length < emailedCodeLength;
  const reasonId = useId();
  const explain = useEffectEvent(besideField(form, 'code'));

  useEffect(() => {
    if (refusal?.reason) explain(refusal.reason);
  }, [refusal]);

  return (
    <Form form={form} onSubmit={(values) => !isSending && onSubmit(values.code)}>
      <Stack gap={5} align="start">
        <CodeBoxesField name="code" label={text.code} length={emailedCodeLength} />
        <Stack gap={2}>
          <Button
            type="submit"
            kind="accent"
            size="lg"
            disabled={isIncomplete}
            aria-describedby={isIncomplete ? reasonId : undefined}
            busy={isSending}
            busyLabel={sending}
          >
            {text.confirm}
          </Button>
          {isIncomplete && <Reason id={reasonId}>{text.typeFirst}</Reason>}
        </Stack>
      </Stack>
    </Form>
  );
}
