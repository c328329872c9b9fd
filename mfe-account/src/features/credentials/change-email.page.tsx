import { useGetSelfQuery } from '@site/api/resources/users';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { usePageNavigate } from '@site/platform/page-navigate';
import { QueryView } from '@site/platform/query-view';
import { AccountCard } from '#parts/account-card/account-card.tsx';
import { pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { text } from './credentials.text';
import { EmailForm } from './email-form';
import { FormSkeleton } from './form-skeleton';

export function ChangeEmailPage() {
  const self = useGetSelfQuery();
  const navigate = usePageNavigate();

  function goOn(userId: string, email: string) {
    // An abandoned password change must not decide what the code is for.
    pendingChange.isPassword.remove();
    pendingChange.isEmailDone.remove();
    pendingChange.newEmail.write(email);
    pendingChange.userId.write(userId);
    return navigate(pathTo('verifyCode'));
  }

  return (
    <Page
      title={text.emailHeading}
      frame={(content) => <AccountCard invitation={text.invitation}>{content}</AccountCard>}
    >
      <QueryView
        query={self}
        loading={text.loading}
        failed={text.emailFailed}
        skeleton={<FormSkeleton fields={3} />}
      >
        {(user) => <EmailForm user={user} onRequested={(email) => goOn(user.id, email)} />}
      </QueryView>
    </Page>
  );
}
