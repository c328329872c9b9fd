import { ComingPage } from '@site/platform/coming-page';

export function RecoveryRequestPage() {
  return <ComingPage title="Recuperação de senha" />;
}
