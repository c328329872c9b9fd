import { ComingPage } from '@site/platform/coming-page';

export function SignUpPage() {
  return <ComingPage title="Cadastro" />;
}
