import { ComingPage } from '@site/platform/coming-page';

export function RegisterTitlePage() {
  return <ComingPage title="Cadastrar título" />;
}
