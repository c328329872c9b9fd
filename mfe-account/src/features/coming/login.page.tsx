import { ComingPage } from '@site/platform/coming-page';

export function LoginPage() {
  return <ComingPage title="Faça Login para continuar" />;
}
