import type { Store } from '@reduxjs/toolkit';
import { includes, integer, maxValue, minValue, number, pipe, record, string } from 'valibot';
import { storageItem } from '@site/platform/storage';
import { type Quantities, restored, selectQuantities } from '#cart/cart.tsx';

// Far above what an order takes (D59), and far below a number that only a script writes.
const mostOfOne = 999;
const quantity = pipe(number(), integer(), minValue(0), maxValue(mostOfOne));
const quantities = record(pipe(string(), includes('-')), quantity);
const storedCart = storageItem('local', 'cart', quantities);

// The site's store learns of the cart's slice at run time, so its type does not tell.
type CartStore = Pick<Store, 'getState' | 'dispatch' | 'subscribe'>;

/**
 * Keeps the cart of a store in local storage, where every tab finds it: takes over what is stored, writes each change
 * down, and follows the other tabs. The store has the cart's slice already. Returns a function that stops it.
 */
export function keepCart(store: CartStore): () => void {
  const current = () => selectQuantities(store.getState());
  const stored = () => storedCart.read() ?? {};
  const takeOver = () => {
    if (!areSame(stored(), current())) store.dispatch(restored(stored()));
  };
  takeOver();
  let known = current();
  // Only what changed here is written: what another tab has just stored may not have been told yet.
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
