import { useNavigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { useCountdown } from '@site/forms/countdown';
import { Page } from '@site/platform/page';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { WholeWords } from '@site/ui/whole-words';
import { AccountCard } from '#parts/account-card/account-card.tsx';
import { CodeForm } from '#parts/code-form/code-form.tsx';
import { MailHelp } from '#parts/mail-help/mail-help.tsx';
import { forgetChange } from '#parts/pending-change/pending-change.storage.ts';
import { text } from './credentials.text';
import { resendAfterSeconds } from '@site/domain/emailed-code';

interface Props {
  title: string;
  intro: string;
  /** The e-mail that brings the code. */
  letter: 'password' | 'newEmail';
  /** Rejects with the failed call when the code is refused. */
  onConfirm: (code: string) => Promise<void>;
  /** Rejects with the failed call when nothing was sent. */
  onResend: () => Promise<unknown>;
  isResending: boolean;
}

/** The code screen of the profile, whatever the code is for. */
export function VerifyScreen({ title, intro, letter, onConfirm, onResend, isResending }: Props) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const { remaining, restart } = useCountdown(resendAfterSeconds);

  function cancel() {
    forgetChange();
    void navigate(pathTo('profileData'), { replace: true });
  }

  async function resend() {
    try {
      await onResend();
    } catch (error) {
      tellFailure(error, { texts: { failureText: text.resendFailed, noAnswer: text.resendFailed } });
      return;
    }
    toasts.success(text.resent);
    restart();
  }

  return (
    <Page
      title={title}
      frame={(content) => <AccountCard help={<MailHelp letter={letter} />}>{content}</AccountCard>}
    >
      <p>
        <WholeWords>{intro}</WholeWords>
      </p>
      <CodeForm
        onConfirm={onConfirm}
        onCancel={cancel}
        onResend={() => void resend()}
        isResending={isResending}
        resendIn={remaining}
      />
    </Page>
  );
}
