import { ComingPage } from '@site/platform/coming-page';

export function PrizesPage() {
  return <ComingPage title="Minhas premiações" />;
}
