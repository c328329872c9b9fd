import { ComingPage } from '@site/platform/coming-page';

export function ChangePasswordPage() {
  return <ComingPage title="Alteração de Senha" />;
}
