import { orderLimit } from '@site/cart/cart';
import { CartItemCard } from '@site/cart/cart-item-card';
import { type CartItem, useCartItems } from '@site/cart/cart-items';
import { pathTo } from '@site/contracts/routes';
import { QueryView } from '@site/platform/query-view';
import { Banner } from '@site/ui/banner';
import { ButtonLink } from '@site/ui/button-link';
import { EmptyState } from '@site/ui/empty-state';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx';
import { text } from '#features/checkout/checkout.text.ts';
import { OrderSummary } from '#features/checkout/order-summary.tsx';
import { CartSkeleton } from './cart-skeleton';
import { FinishForm } from './finish-form';

/** Step 1: what is bought, what it costs, and the two acceptances. */
export function CartStep() {
  const items = useCartItems();
  return (
    <CheckoutFrame step={1} title={text.cart.title}>
      <QueryView query={items} loading={text.cart.loading} skeleton={<CartSkeleton />} isLoadingHidden>
        {(list) => (list.length > 0 ? <Cart items={list} /> : <EmptyCart />)}
      </QueryView>
    </CheckoutFrame>
  );
}

function Cart({ items }: { items: readonly CartItem[] }) {
  return (
    <Grid layout="aside">
      <Stack gap={5}>
        {items.map((item) => (
          <CartItemCard key={item.key} item={item} />
        ))}
        <Banner tone="info">{text.cart.limitNote(orderLimit)}</Banner>
      </Stack>
      <OrderSummary lines={items}>
        <FinishForm items={items} />
      </OrderSummary>
    </Grid>
  );
}

const EmptyCart = () => (
  <EmptyState action={<ButtonLink to={pathTo('campaign')}>{text.cart.toCampaign}</ButtonLink>}>
    {text.cart.empty}
  </EmptyState>
);
