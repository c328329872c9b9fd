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

/** The name of an item in the cart: a product belongs to its event. */
export const itemKey = (event: string, productCode: string) => `${event}-${productCode}`;

/** The cart of this browser. Every quantity is a whole number from 0 to the item's limit. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: {} as Quantities,
  reducers: {
    /** Puts a quantity in, cut to the limit. */
    setQuantity: (
      cart,
      { payload: { item, quantity } }: PayloadAction<{ item: Limited; quantity: number }>,
    ) => {
      cart[item.key] = within(item, quantity);
    },
    /** Adds to a quantity, or takes away from it, within the limit. */
    addQuantity: (cart, { payload: { item, by } }: PayloadAction<{ item: Limited; by: number }>) => {
      cart[item.key] = within(item, (cart[item.key] ?? 0) + by);
    },
    /** What a paid order leaves behind: one of each item (document 2, section 4). */
    resetToOne: (_cart, { payload: items }: PayloadAction<readonly Limited[]>) =>
      Object.fromEntries(items.map((item) => [item.key, within(item, 1)])),
    /** Takes over what the browser's storage holds. */
    restored: (_cart, { payload }: PayloadAction<Quantities>) => payload,
  },
  extraReducers: (builder) => {
    // A campaign that ended, or a limit that sank, must not leave titles in the sum that nobody can buy.
    builder.addMatcher(isCurrentEventAnswer, (cart, { payload }) =>
      Object.fromEntries(
        itemsOf(payload)
          .filter(({ key }) => key in cart)
          .map((item) => [item.key, within(item, cart[item.key] ?? 0)]),
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
export const { setQuantity, addQuantity, resetToOne, restored } = cartSlice.actions;

/** What the cart holds: every quantity, and their sum. */
export const { selectQuantities, selectQuantitySum } = cartSlice.selectors;

function within({ limit }: Limited, quantity: number): number {
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 0;
  return Math.max(0, Math.min(whole, limit));
}

const itemsOf = ({ CodEvento, produtos }: CurrentEvent): Limited[] =>
  produtos.map(({ codigo, limite }) => ({ key: itemKey(CodEvento, codigo), limit: limite }));
