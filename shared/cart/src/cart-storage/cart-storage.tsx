import type { Store } from '@reduxjs/toolkit';
import { includes, integer, maxValue, minValue, number, pipe, record, string } from 'valibot';
import { storageItem } from '@site/platform/storage';
import { type Quantities, restored, selectQuantities } from '#cart/cart.tsx';

// Far above what an order takes (D59), and far below a number that only a script writes.
const mostOfOne = 999;
const quantity = pipe(number(), integer(), minValue(0), maxValue(mostOfOne));
const quantities = record(pipe(string(), includes('-')), quantity);
const storedCart = storageItem('local', 'cart', quantities);

// The cart's slice is added to the site's store at run time, so the store's type does not contain it.
type CartStore = Pick<Store, 'getState' | 'dispatch' | 'subscribe'>;

/**
 * Persists the cart of a store to local storage and keeps all tabs in sync. The store has the cart's slice
 * already. Returns a function that stops it.
 */
export function keepCart(store: CartStore): () => void {
  const current = () => selectQuantities(store.getState());
  const stored = () => storedCart.read() ?? {};
  const takeOver = () => {
    if (!areSame(stored(), current())) store.dispatch(restored(stored()));
  };
  takeOver();
  let known = current();
  // Only what changed here is written: the event for another tab's change may not have arrived yet.
  const writeDown = () => {
    if (areSame(known, current())) return;
    known = current();
    if (!areSame(stored(), known)) storedCart.write(known);
  };
  const stopFollowing = storedCart.subscribe(takeOver);
  const stopWriting = store.subscribe(writeDown);
  return () => {
    stopFollowing();
    stopWriting();
  };
}

const areSame = (one: Quantities, other: Quantities) => JSON.stringify(one) === JSON.stringify(other);
