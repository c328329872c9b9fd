import { useSelector } from 'react-redux';
import { useGetCurrentEventQuery } from '@site/api/resources/static-data';
import type { CurrentEvent } from '@site/contracts/api/static-data';
import { type Cents, parseMoney } from '@site/domain/money';
import { useConfig } from '@site/platform/config';
import { itemKey, type Limited, orderLimit, type Quantities, selectQuantities } from '#cart/cart.tsx';

/** A title on sale, with how many of it are in the cart. */
export interface CartItem extends Limited {
  /** The code of the campaign. */
  event: string;
  productCode: string;
  name: string;
  legend: string;
  unitValue: Cents;
  quantity: number;
  /** The largest quantity that fits into the order beside the other items. */
  fits: number;
  /** The address of the title's picture: the campaign's (D32) for its first product, `cartela-{code}.png` for others. */
  image: string;
  /** The campaign's picture, for a title without one of its own. */
  fallbackImage: string;
  eventYear: number;
}

/** The titles of the campaign on sale, as the call's state: `data` is the list. */
export function useCartItems() {
  const { data, error, isFetching, refetch } = useGetCurrentEventQuery();
  const { eventAssetsUrl } = useConfig();
  const quantities = useSelector(selectQuantities);
  return { data: data && itemsOf(data, quantities, eventAssetsUrl), error, isFetching, refetch };
}

/** Price times quantity, summed. */
export const totalOf = (items: readonly Pick<CartItem, 'unitValue' | 'quantity'>[]): Cents =>
  items.reduce((total, { unitValue, quantity }) => total + unitValue * quantity, 0);

function itemsOf(event: CurrentEvent, quantities: Quantities, assetsUrl: string): CartItem[] {
  const folder = `${assetsUrl}/${encodeURIComponent(event.CodEvento)}`;
  const campaignImage = `${folder}/cartela-home.png`;
  const keyOf = (productCode: string) => itemKey(event.CodEvento, productCode);
  const quantityOf = (key: string, limit: number) => Math.min(quantities[key] ?? 0, limit);
  const sum = event.produtos.reduce(
    (total, { codigo, limite }) => total + quantityOf(keyOf(codigo), limite),
    0,
  );
  return event.produtos.map(({ codigo, nome, legenda, preco, limite }, place) => {
    const key = keyOf(codigo);
    const quantity = quantityOf(key, limite);
    return {
      key,
      event: event.CodEvento,
      productCode: codigo,
      name: nome,
      legend: legenda,
      unitValue: parseMoney(preco) ?? 0,
      limit: limite,
      quantity,
      fits: Math.max(0, Math.min(limite, orderLimit - sum + quantity)),
      image: place === 0 ? campaignImage : `${folder}/cartela-${encodeURIComponent(codigo)}.png`,
      fallbackImage: campaignImage,
      eventYear: event.AnoEvento,
    };
  });
}
