import { ComingPage } from '@site/platform/coming-page';

export function PayoutCodePage() {
  return <ComingPage title="Confirmação" />;
}
