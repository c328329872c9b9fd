import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isCurrentEventAnswer } from '@site/api/resources/static-data';
import type { CurrentEvent } from '@site/contracts/api/static-data';

/** How many titles of each item are in the cart, by `itemKey`. An item that is not there has none. */
export type Quantities = Readonly<Record<string, number>>;

/** What the cart must know of an item to keep to its limit. */
export interface Limited {
  key: string;
  /** The number of titles of this item in one order. */
  limit: number;
}

/** The number of titles in one order, over all products together (document 2, section 9; D59). */
export const orderLimit = 25;

/** What a paid order took, and what is on sale. */
interface Purchased {
  bought: readonly { key: string; quantity: number }[];
  onSale: readonly Limited[];
}

/** The name of an item in the cart: a product belongs to its event. */
export const itemKey = (event: string, productCode: string) => `${event}-${productCode}`;

/** The cart of this browser. Every quantity is a whole number from 0 to the item's limit, and all fit into one order. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: {} as Quantities,
  reducers: {
    /** Puts a quantity in, cut to the limit. */
    setQuantity: (
      cart,
      { payload: { item, quantity } }: PayloadAction<{ item: Limited; quantity: number }>,
    ) => {
      cart[item.key] = within(cart, item, quantity);
    },
    /** Adds to a quantity, or takes away from it, within the limit. */
    addQuantity: (cart, { payload: { item, by } }: PayloadAction<{ item: Limited; by: number }>) => {
      cart[item.key] = within(cart, item, (cart[item.key] ?? 0) + by);
    },
    /** A paid order takes out what was bought, and leaves one of each title at least (document 2, section 4). */
    takeOut: (cart, { payload: { bought, onSale } }: PayloadAction<Purchased>) =>
      fitted(
        onSale.length > 0 ? onSale : bought.map(({ key, quantity }) => ({ key, limit: quantity })),
        ({ key }) => Math.max(1, (cart[key] ?? 0) - (bought.find((line) => line.key === key)?.quantity ?? 0)),
      ),
    /** Takes over what the browser's storage holds. */
    restored: (_cart, { payload }: PayloadAction<Quantities>) => payload,
  },
  extraReducers: (builder) => {
    // A campaign that ended, or a limit that sank, must not leave titles in the sum that nobody can buy.
    builder.addMatcher(isCurrentEventAnswer, (cart, { payload }) =>
      fitted(
        itemsOf(payload).filter(({ key }) => key in cart),
        ({ key }) => cart[key] ?? 0,
      ),
    );
  },
  selectors: {
    selectQuantities: (cart) => cart,
    /** The number on the header's cart icon. */
    selectQuantitySum: (cart) => Object.values(cart).reduce((sum, quantity) => sum + quantity, 0),
  },
});

/** What changes the cart. */
export const { setQuantity, addQuantity, restored, takeOut } = cartSlice.actions;

/** What the cart holds: every quantity, and their sum. */
export const { selectQuantities, selectQuantitySum } = cartSlice.selectors;

// The titles that are left in an order beside what the other items take.
function within(cart: Quantities, { key, limit }: Limited, quantity: number): number {
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 0;
  const others = Object.entries(cart).reduce((sum, [other, count]) => sum + (other === key ? 0 : count), 0);
  return Math.max(0, Math.min(whole, limit, orderLimit - others));
}

/** A cart of these items, where each takes what fits after those before it. */
const fitted = (items: readonly Limited[], quantityOf: (item: Limited) => number): Quantities =>
  items.reduce<Quantities>(
    (cart, item) => ({ ...cart, [item.key]: within(cart, item, quantityOf(item)) }),
    {},
  );

const itemsOf = ({ CodEvento, produtos }: CurrentEvent): Limited[] =>
  produtos.map(({ codigo, limite }) => ({ key: itemKey(CodEvento, codigo), limit: limite }));
