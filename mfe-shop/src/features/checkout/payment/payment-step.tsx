import { useId } from 'react';
import { type CartItem, useCartItems } from '@site/cart/cart-items';
import { itemKey } from '@site/cart/cart';
import { pathTo } from '@site/contracts/routes';
import { parseMoney } from '@site/domain/money';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { Icon } from '@site/ui/icon';
import { lock } from '@site/ui/icon-shapes';
import { SplitCard } from '@site/ui/split-card';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx';
import type { Purchase } from '#features/checkout/checkout.storage.ts';
import { text } from '#features/checkout/checkout.text.ts';
import { OrderLines } from '#features/checkout/order-lines.tsx';
import { PaymentPanel } from './payment-panel';
import styles from './payment-step.module.css';

/** Step 2: what is paid, and beside it the embedded checkout of the payment provider. */
export function PaymentStep({ purchase }: { purchase: Purchase }) {
  const lines = linesOf(purchase, useCartItems().data);
  const headingId = useId();
  return (
    <CheckoutFrame step={2} title={text.payment.title}>
      <SplitCard
        tinted="first"
        first={
          <aside aria-labelledby={headingId}>
            <OrderLines headingId={headingId} lines={lines} />
            {purchase.state === 'open' && (
              <TextLink to={pathTo('cart', { step: 1 })}>{text.payment.changeCart}</TextLink>
            )}
          </aside>
        }
        second={
          <Stack gap={5}>
            <PaymentPanel purchase={purchase} description={lines.map(({ name }) => name).join(', ')} />
            <p className={styles.safety}>
              <Icon shape={lock} size="small" />
              {text.payment.safety}
            </p>
          </Stack>
        }
      />
    </CheckoutFrame>
  );
}

function linesOf({ items }: Purchase, onSale: readonly CartItem[] = []) {
  return items.map(({ event, productCode, quantity, unitValue }) => {
    const key = itemKey(event, productCode);
    const item = onSale.find((each) => each.key === key);
    const picture = item && (
      <CampaignPicture address={item.image} fallback={item.fallbackImage} kind="ticket" />
    );
    const name = item?.name ?? text.payment.unnamed;
    return { key, name, quantity, unitValue: parseMoney(unitValue) ?? 0, picture };
  });
}
