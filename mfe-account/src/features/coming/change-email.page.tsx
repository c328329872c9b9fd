import { ComingPage } from '@site/platform/coming-page';

export function ChangeEmailPage() {
  return <ComingPage title="Alterar E-mail" />;
}
