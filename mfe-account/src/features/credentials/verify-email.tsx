import { pathTo } from '@site/contracts/routes';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useToasts } from '@site/platform/toasts';
import { forgetChange, pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { useEmailVerificationMutation, useUpdateEmailMutation } from './credentials.api';
import { text } from './credentials.text';
import { VerifyScreen } from './verify-screen';

interface Props {
  newEmail: string;
  userId: string | undefined;
}

/** The code that proves the customer's new address. */
export function VerifyEmail({ newEmail, userId = '' }: Props) {
  const navigate = usePageNavigate();
  const toasts = useToasts();
  const [verify] = useEmailVerificationMutation();
  const [updateEmail, { isLoading: isResending }] = useUpdateEmailMutation();

  async function confirm(code: string) {
    await verify({ code }).unwrap();
    forgetChange();
    pendingChange.isEmailDone.write('true');
    toasts.success(text.emailValid);
    await navigate(pathTo('profileData'), { replace: true });
  }

  return (
    <VerifyScreen
      title={text.verifyEmail}
      intro={text.codeSentTo(newEmail)}
      letter="newEmail"
      onConfirm={confirm}
      onResend={() => updateEmail({ userId, email: newEmail }).unwrap()}
      isResending={isResending}
    />
  );
}
