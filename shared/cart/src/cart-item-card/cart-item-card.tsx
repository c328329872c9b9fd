import { type ReactNode, useId } from 'react';
import { useDispatch } from 'react-redux';
import { addQuantity, setQuantity } from '@site/cart/cart';
import type { CartItem } from '@site/cart/cart-items';
import { formatMoney } from '@site/domain/money';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { Card } from '@site/ui/card';
import { Facts } from '@site/ui/facts';
import { Skeleton } from '@site/ui/skeleton';
import { Stack } from '@site/ui/stack';
import { QuantityControl } from '#quantity-control/quantity-control.tsx';
import { text } from './cart-item-card.text';
import styles from './cart-item-card.module.css';

interface Props {
  item: CartItem;
}

/** One title on sale: its picture, its price and limit, and how many of it are in the cart. */
export function CartItemCard({ item }: Props) {
  const { name, legend, unitValue, limit, quantity, fits, image, fallbackImage } = item;
  const dispatch = useDispatch();
  const headingId = useId();
  const facts = [
    { term: text.unitValue, value: formatMoney(unitValue) },
    { term: text.limit, value: limit },
  ];

  return (
    <Card as="article" padding="snug" labelledBy={headingId}>
      <BesidePicture picture={<CampaignPicture address={image} fallback={fallbackImage} kind="ticket" />}>
        <div className={styles.words}>
          <div className={styles.about}>
            <h2 id={headingId} className={styles.name}>
              {name}
            </h2>
            {legend && <p className={styles.legend}>{legend}</p>}
            <div className={styles.facts}>
              <Facts items={facts} layout="row" />
            </div>
          </div>
          <div className={styles.quantity}>
            <QuantityControl
              name={name}
              quantity={quantity}
              limit={fits}
              onAdd={(by) => dispatch(addQuantity({ item, by }))}
              onSet={(next) => dispatch(setQuantity({ item, quantity: next }))}
            />
          </div>
        </div>
      </BesidePicture>
    </Card>
  );
}

/** A title to come, laid out as its card. `isFirst`: its picture is the first thing on the page. */
export const CartItemSkeleton = ({ isFirst = false }: { isFirst?: boolean }) => (
  <Card padding="snug">
    <BesidePicture picture={<CampaignPicture kind="ticket" isFirst={isFirst} />}>
      <Stack gap={4}>
        <Skeleton shape="title" width="most" />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton shape="field" />
      </Stack>
    </BesidePicture>
  </Card>
);

const BesidePicture = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={styles.item}>
    <div className={styles.picture}>{picture}</div>
    {children}
  </div>
);
