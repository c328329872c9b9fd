import { useState } from 'react';
import { isApiError } from '@site/api/error';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { ButtonLink } from '@site/ui/button-link';
import { SuccessCard } from '@site/ui/success-card';
import { AccountCard } from '#parts/account-card/account-card.tsx';
import { NewCode } from '#parts/new-code/new-code.tsx';
import { useChangePasswordMutation } from '#parts/password-calls/password-calls.api.ts';
import { pause } from '#parts/pause/pause.ts';
import { forgetRecovery, pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { TurnedAway } from '#parts/turned-away/turned-away.tsx';
import { PasswordForm } from './password-form';
import { loginDelayMs, recoveryStart } from './recovery.flow';
import { text } from './recovery.text';

export function RecoveryPasswordPage() {
  const [code] = useState(pendingChange.validatedCode.read);
  const navigate = usePageNavigate();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const [changePassword] = useChangePasswordMutation();
  const [isRefused, setRefused] = useState(false);
  const [isDone, setDone] = useState(false);

  if (!code) return <TurnedAway because={text.codeMissing} to={recoveryStart} />;

  async function change(validatedCode: string, newPassword: string) {
    try {
      await changePassword({ code: validatedCode, newPassword }).unwrap();
    } catch (error) {
      tellFailure(error);
      setRefused(isApiError(error) && error.status === 400);
      return;
    }
    forgetRecovery();
    toasts.success(text.passwordDone);
    setDone(true);
    await pause(loginDelayMs);
    await navigate(pathTo('login'), { replace: true });
  }

  if (isDone) {
    return (
      <Page title={text.passwordHeading}>
        <SuccessCard
          takesFocus
          headline={text.passwordIsNew}
          actions={<ButtonLink to={pathTo('login')}>{text.toLogin}</ButtonLink>}
        >
          <p>{text.leadingToLogin}</p>
        </SuccessCard>
      </Page>
    );
  }

  return (
    <Page
      title={text.passwordHeading}
      frame={(content) => (
        <AccountCard invitation={text.invitation} back={{ to: pathTo('login'), label: text.backToLogin }}>
          {content}
        </AccountCard>
      )}
    >
      {isRefused && <NewCode to={pathTo('recoveryCode')} />}
      <PasswordForm onSubmit={(password) => change(code, password)} />
    </Page>
  );
}
