import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useToasts } from '@site/platform/toasts';
import { Banner } from '@site/ui/banner';
import { WholeWords } from '@site/ui/whole-words';
import { AccountCard } from '#parts/account-card/account-card.tsx';
import { CodeForm } from '#parts/code-form/code-form.tsx';
import { text as codeText } from '#parts/code-form/code-form.text.ts';
import { useSendPasswordCode } from '#parts/password-calls/use-send-password-code.ts';
import { MailHelp } from '#parts/mail-help/mail-help.tsx';
import { pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { TurnedAway } from '#parts/turned-away/turned-away.tsx';
import { useValidateRecoveryMutation } from './recovery.api';
import { recoveryStart } from './recovery.flow';
import { text } from './recovery.text';

export function RecoveryCodePage() {
  const [cpf] = useState(pendingChange.cpf.read);
  const { state } = useLocation();
  const navigate = usePageNavigate();
  const toasts = useToasts();
  const { sendCode, isSending } = useSendPasswordCode();
  const [validate] = useValidateRecoveryMutation();

  if (!cpf) return <TurnedAway because={text.cpfMissing} to={recoveryStart} />;

  async function confirm(code: string, owner: string) {
    await validate({ code2FA: code, cpf: owner }).unwrap();
    pendingChange.validatedCode.write(code);
    toasts.success(codeText.valid);
    await navigate(pathTo('recoveryPassword'), { replace: true });
  }

  function cancel() {
    pendingChange.cpf.remove();
    void navigate('/', { replace: true });
  }

  return (
    <Page
      title={text.codeHeading}
      frame={(content) => (
        <AccountCard
          back={{ to: pathTo('recoveryRequest'), label: text.back }}
          help={<MailHelp letter="password" />}
        >
          {content}
        </AccountCard>
      )}
    >
      {isCodeSent(state) && <Banner tone="success">{text.requestDone}</Banner>}
      <p>
        <WholeWords>{text.codeIntro}</WholeWords>
      </p>
      <CodeForm
        onConfirm={(code) => confirm(code, cpf)}
        onCancel={cancel}
        onResend={() => void sendCode(cpf)}
        isResending={isSending}
      />
    </Page>
  );
}

const isCodeSent = (state: unknown) => typeof state === 'object' && state !== null && 'isCodeSent' in state;
