import type { Rule } from '@site/domain/rule';
import { CodeBoxesField } from '@site/forms/code-boxes-field';
import { Form, useSiteForm } from '@site/forms/form';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/stack';
import { useWatch } from 'react-hook-form';
import { text } from './payout.text';

const codeLength = 4;
const codeRule: Rule = (code) => (code.length === codeLength ? undefined : text.invalidCode);

interface Props {
  isSending: boolean;
  onSubmit: (code: string) => Promise<void>;
}

/** The code of four parts, and the button that only a whole one enables. */
export function CodeForm({ isSending, onSubmit }: Props) {
  const form = useSiteForm<{ code: string }>({ code: codeRule }, { defaultValues: { code: '' } });
  const code = useWatch({ control: form.control, name: 'code' });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values.code)}>
      <Stack gap={5} align="start">
        <CodeBoxesField name="code" label={text.code} length={codeLength} />
        <Button
          type="submit"
          kind="accent"
          size="lg"
          disabled={code.length < codeLength}
          busy={isSending}
          busyLabel={text.sending}
        >
          {text.confirm}
        </Button>
      </Stack>
    </Form>
  );
}
