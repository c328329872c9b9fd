import { ComingPage } from '@site/platform/coming-page';

export function RecoveryCodePage() {
  return <ComingPage title="Renovação de senha - Ativação" />;
}
