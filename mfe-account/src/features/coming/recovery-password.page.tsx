import { ComingPage } from '@site/platform/coming-page';

export function RecoveryPasswordPage() {
  return <ComingPage title="Atualize sua senha" />;
}
