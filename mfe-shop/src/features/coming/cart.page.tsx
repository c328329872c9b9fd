import { ComingPage } from '@site/platform/coming-page';

export function CartPage() {
  return <ComingPage title="Meu carrinho" />;
}
