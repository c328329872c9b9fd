import { ComingPage } from '@site/platform/coming-page';

export function NewPasswordPage() {
  return <ComingPage title="Nova senha" />;
}
