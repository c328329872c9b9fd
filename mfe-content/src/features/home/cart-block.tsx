import { CartItemCard } from '@site/cart/cart-item-card';
import { totalOf, useCartItems } from '@site/cart/cart-items';
import { pathTo } from '@site/contracts/routes';
import { formatMoney } from '@site/domain/money';
import { QueryView } from '@site/platform/query-view';
import { ButtonLink } from '@site/ui/button-link';
import { Cluster } from '@site/ui/cluster';
import { Price } from '@site/ui/price';
import { Stack } from '@site/ui/stack';
import styles from './cart-block.module.css';
import { text } from './home.text';

/** The titles on sale with their quantities, the total, and the way to the cart. */
export function CartBlock() {
  const items = useCartItems();

  return (
    <section aria-labelledby="monte-seu-pedido">
      <Stack gap={5}>
        <div>
          <h2 id="monte-seu-pedido">{text.cart}</h2>
          <p className={styles.note}>{text.cartNote}</p>
        </div>
        <QueryView query={items} loading={text.loadingCart}>
          {(list) => (
            <>
              {list.map((item) => (
                <CartItemCard key={item.key} item={item} />
              ))}
              <Cluster justify="between" stackOnMobile>
                <p className={styles.total}>
                  {text.total} <Price>{formatMoney(totalOf(list))}</Price>
                </p>
                <ButtonLink to={pathTo('cart')} kind="accent" size="lg">
                  {text.goToCart}
                </ButtonLink>
              </Cluster>
            </>
          )}
        </QueryView>
      </Stack>
    </section>
  );
}
