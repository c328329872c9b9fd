import { useGetSelfQuery } from '@site/api/resources/users';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { usePageNavigate } from '@site/platform/page-navigate';
import { QueryView } from '@site/platform/query-view';
import { AccountCard } from '#parts/account-card/account-card.tsx';
import { pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { text } from './credentials.text';
import { FormSkeleton } from './form-skeleton';
import { PasswordRequest } from './password-request';

export function ChangePasswordPage() {
  const self = useGetSelfQuery();
  const navigate = usePageNavigate();

  function goOn(cpf: string) {
    pendingChange.cpf.write(cpf);
    pendingChange.isPassword.write('true');
    return navigate(pathTo('verifyCode'));
  }

  return (
    <Page
      title={text.passwordHeading}
      frame={(content) => <AccountCard invitation={text.invitation}>{content}</AccountCard>}
    >
      <QueryView
        query={self}
        loading={text.loading}
        failed={text.userFailed}
        skeleton={<FormSkeleton fields={0} />}
      >
        {({ cpf, email }) => <PasswordRequest cpf={cpf} email={email} onSent={goOn} />}
      </QueryView>
    </Page>
  );
}
