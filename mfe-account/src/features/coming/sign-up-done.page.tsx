import { ComingPage } from '@site/platform/coming-page';

export function SignUpDonePage() {
  return <ComingPage title="Sucesso!" />;
}
