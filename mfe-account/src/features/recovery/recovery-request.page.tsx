import { useNavigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { accountCard } from '#parts/account-card/account-card.tsx';
import { pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { text } from './recovery.text';
import { RequestForm } from './request-form';

export function RecoveryRequestPage() {
  const navigate = useNavigate();

  function goOn(cpf: string) {
    pendingChange.cpf.write(cpf);
    void navigate(pathTo('recoveryCode'), { state: { isCodeSent: true } });
  }

  return (
    <Page title={text.requestHeading} frame={accountCard}>
      <RequestForm onSent={goOn} />
    </Page>
  );
}
