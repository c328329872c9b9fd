import { ComingPage } from '@site/platform/coming-page';

export function PayoutBankPage() {
  return <ComingPage title="Dados bancários" />;
}
