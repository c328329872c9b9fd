import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { usePageNavigate } from '@site/platform/page-navigate';
import { AccountCard } from '#parts/account-card/account-card.tsx';
import { pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { text } from './recovery.text';
import { RequestForm } from './request-form';

export function RecoveryRequestPage() {
  const navigate = usePageNavigate();

  function goOn(cpf: string, state?: { isCodeSent: true }) {
    pendingChange.cpf.write(cpf);
    return navigate(pathTo('recoveryCode'), { state });
  }

  return (
    <Page
      title={text.requestHeading}
      frame={(content) => (
        <AccountCard invitation={text.invitation} back={{ to: pathTo('login'), label: text.backToLogin }}>
          {content}
        </AccountCard>
      )}
    >
      <RequestForm onSent={(cpf) => goOn(cpf, { isCodeSent: true })} onCode={goOn} />
    </Page>
  );
}
