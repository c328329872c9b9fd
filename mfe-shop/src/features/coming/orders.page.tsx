import { ComingPage } from '@site/platform/coming-page';

export function OrdersPage() {
  return <ComingPage title="Histórico de compras" />;
}
