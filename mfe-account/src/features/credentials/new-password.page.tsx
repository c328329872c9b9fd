import { useState } from 'react';
import { isApiError } from '@site/api/error';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { AccountCard } from '#parts/account-card/account-card.tsx';
import { NewCode } from '#parts/new-code/new-code.tsx';
import { useChangePasswordMutation } from '#parts/password-calls/password-calls.api.ts';
import { forgetChange, pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { TurnedAway } from '#parts/turned-away/turned-away.tsx';
import { text } from './credentials.text';
import { NewPasswordForm } from './new-password-form';

export function NewPasswordPage() {
  const [code] = useState(pendingChange.validatedCode.read);
  const navigate = usePageNavigate();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const [changePassword] = useChangePasswordMutation();
  const [isRefused, setRefused] = useState(false);

  if (!code) return <TurnedAway because={text.codeMissing} to={pathTo('changePassword')} />;

  async function change(validatedCode: string, newPassword: string) {
    try {
      await changePassword({ code: validatedCode, newPassword }).unwrap();
    } catch (error) {
      tellFailure(error, { texts: { noAnswer: text.passwordFailed } });
      setRefused(isApiError(error) && error.status === 400);
      return;
    }
    toasts.success(text.passwordChanged);
    await leave();
  }

  function leave() {
    forgetChange();
    return navigate(pathTo('profileData'), { replace: true });
  }

  return (
    <Page
      title={text.newPasswordHeading}
      frame={(content) => <AccountCard invitation={text.invitation}>{content}</AccountCard>}
    >
      {isRefused && <NewCode to={pathTo('verifyCode')} />}
      <NewPasswordForm onSubmit={(password) => change(code, password)} onCancel={() => void leave()} />
    </Page>
  );
}
