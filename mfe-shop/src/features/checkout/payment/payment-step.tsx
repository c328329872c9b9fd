import { type CartItem, useCartItems } from '@site/cart/cart-items';
import { itemKey } from '@site/cart/cart';
import { parseMoney } from '@site/domain/money';
import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx';
import type { Purchase } from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { OrderSummary } from '#features/checkout/order-summary.tsx';
import { PaymentPanel } from './payment-panel';

/** Step 2: the embedded checkout of the payment provider, and what is paid. */
export function PaymentStep({ purchase }: { purchase: Purchase }) {
  const lines = linesOf(purchase, useCartItems().data);
  return (
    <CheckoutFrame step={2} title={text.payment.title}>
      <Grid layout="aside">
        <Card>
          <PaymentPanel purchase={purchase} description={lines.map(({ name }) => name).join(', ')} />
        </Card>
        <OrderSummary lines={lines} />
      </Grid>
    </CheckoutFrame>
  );
}

function linesOf({ items }: Purchase, onSale: readonly CartItem[] = []) {
  return items.map(({ event, productCode, quantity, unitValue }) => {
    const key = itemKey(event, productCode);
    const name = onSale.find((item) => item.key === key)?.name ?? text.payment.unnamed;
    return { key, name, quantity, unitValue: parseMoney(unitValue) ?? 0 };
  });
}
