import { usePageNavigate } from '@site/platform/page-navigate';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { useSendPasswordCode } from '#parts/password-calls/use-send-password-code.ts';
import { pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { text } from './new-code.text';

interface Props {
  /** The screen that asks for the code. It leads on to where a change begins when nothing of it is stored. */
  to: string;
}

/** The way to another code for somebody whose code was refused with the new password: it may have expired. */
export function NewCode({ to }: Props) {
  const navigate = usePageNavigate();
  const { sendCode, isSending } = useSendPasswordCode();

  async function ask() {
    const cpf = pendingChange.cpf.read();
    if (cpf && !(await sendCode(cpf))) return;
    pendingChange.validatedCode.remove();
    await navigate(to, { replace: true });
  }

  return (
    <Banner tone="warning" announce="status">
      <p>{text.expired}</p>
      <Button kind="text" busy={isSending} onClick={() => void ask()}>
        {text.ask}
      </Button>
    </Banner>
  );
}
