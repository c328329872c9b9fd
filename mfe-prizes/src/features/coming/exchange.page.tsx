import { ComingPage } from '@site/platform/coming-page';

export function ExchangePage() {
  return <ComingPage title="Troca de premiação" />;
}
