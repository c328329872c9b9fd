import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { setQuantity } from '@site/cart/cart';
import type { CartItem } from '@site/cart/cart-items';
import { pathTo } from '@site/contracts/routes';
import { formatMoney } from '@site/domain/money';
import { useCampaignAssets } from '@site/platform/campaign-assets';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { ButtonLink } from '@site/ui/button-link';
import { Card } from '@site/ui/card';
import { Cluster } from '@site/ui/cluster';
import { Price } from '@site/ui/price';
import styles from './campaign.module.css';
import { text } from './campaign.text';

/** A title on sale: its cartela, its price, and the way to the cart, which brings one title of it along. */
export function ProductCard({ item }: { item: CartItem }) {
  const { name, legend, unitValue, event, image, fallbackImage, quantity } = item;
  const dispatch = useDispatch();
  const address = useCampaignAssets(event);
  const nameId = useId();
  return (
    <Card as="article" padding="snug" labelledBy={nameId}>
      <CampaignPicture kind="ticket" address={image} fallback={fallbackImage} />
      <div className={styles.product}>
        <h3 id={nameId} className={styles.name}>
          {name}
        </h3>
        {legend && <p className={styles.legend}>{legend}</p>}
        <p className={styles.price}>
          <Price>{formatMoney(unitValue)}</Price>
        </p>
        <Cluster gap={3} stackOnMobile>
          <ButtonLink
            kind="accent"
            to={pathTo('cart')}
            onClick={() => quantity === 0 && dispatch(setQuantity({ item, quantity: 1 }))}
          >
            {text.buy}
          </ButtonLink>
          <ButtonLink kind="secondary" href={address('condicoes-gerais.pdf')} newTab>
            {text.conditions}
          </ButtonLink>
        </Cluster>
      </div>
    </Card>
  );
}
