import { ComingPage } from '@site/platform/coming-page';

export function PayoutDonePage() {
  return <ComingPage title="Finalização" />;
}
