/** @jest-environment node */
import { combineSlices, legacy_createStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { totalOf } from '#cart-items/cart-items.tsx';
import {
  addQuantity,
  cartSlice,
  itemKey,
  restored,
  selectQuantities,
  selectQuantitySum,
  setQuantity,
  takeOut,
} from './cart';

// Without the development checks, which complain of their own slowness on a busy machine.
const createStore = () => legacy_createStore(combineSlices(cartSlice));
const scratch = { key: '10-01', limit: 25 };
const draws = { key: '10-02', limit: 25 };

test('a product is known by its event and its code', () => {
  expect(itemKey('10', '01')).toBe('10-01');
});

test('an empty cart counts nothing', () => {
  expect(selectQuantitySum(createStore().getState())).toBe(0);
});

test('five quick clicks on plus are five titles in one line', () => {
  const { dispatch, getState } = createStore();
  for (let click = 0; click < 5; click += 1) dispatch(addQuantity({ item: scratch, by: 1 }));
  expect(selectQuantities(getState())).toEqual({ '10-01': 5 });
});

test.each([
  ['typing more than the limit', setQuantity({ item: scratch, quantity: 99 }), 25],
  ['+10 close to the limit', addQuantity({ item: scratch, by: 10 }), 25],
  ['minus below nothing', addQuantity({ item: scratch, by: -30 }), 0],
  ['a quantity that is not a number', setQuantity({ item: scratch, quantity: Number.NaN }), 0],
  ['half a title', setQuantity({ item: scratch, quantity: 2.9 }), 2],
  ['a limit of none', setQuantity({ item: { key: '10-01', limit: 0 }, quantity: 3 }), 0],
])('%s stays within the limit', (_case, action, expected) => {
  const { dispatch, getState } = createStore();
  dispatch(setQuantity({ item: scratch, quantity: 20 }));
  dispatch(action);
  expect(selectQuantities(getState())).toEqual({ '10-01': expected });
});

test.each([
  ['what was bought is out, and one of each is left', { '10-01': 12 }, { '10-01': 1, '10-02': 1 }],
  ['what was added since stays', { '10-01': 15, '10-02': 4 }, { '10-01': 3, '10-02': 4 }],
  ['what was taken out since is not a debt', { '10-01': 2 }, { '10-01': 1, '10-02': 1 }],
])('after a paid order of 12 titles %s', (_case, before, after) => {
  const { dispatch, getState } = createStore();
  dispatch(restored(before));
  dispatch(takeOut({ bought: [{ key: '10-01', quantity: 12 }], onSale: [scratch, draws] }));
  expect(selectQuantities(getState())).toEqual(after);
});

test('a paid order without a list of what is on sale leaves one of what was bought', () => {
  const { dispatch, getState } = createStore();
  dispatch(setQuantity({ item: scratch, quantity: 12 }));
  dispatch(takeOut({ bought: [{ key: '10-01', quantity: 12 }], onSale: [] }));
  expect(selectQuantities(getState())).toEqual({ '10-01': 1 });
});

test.each([
  ['typing', setQuantity({ item: draws, quantity: 20 })],
  ['+10', addQuantity({ item: draws, by: 10 })],
])('25 titles are in one order, over all products together: %s', (_case, action) => {
  const { dispatch, getState } = createStore();
  dispatch(setQuantity({ item: scratch, quantity: 20 }));
  dispatch(action);
  expect(selectQuantities(getState())).toEqual({ '10-01': 20, '10-02': 5 });
});

// The customer's hands, at random, against a cart that is counted beside the store.
test('no sequence of actions breaks a limit, goes below zero or disagrees with the total', () => {
  const item = fc.record({
    limit: fc.integer({ min: 0, max: 40 }),
    unitValue: fc.integer({ min: 1, max: 99_999 }),
  });
  const action = fc.record({
    place: fc.nat({ max: 3 }),
    kind: fc.constantFrom('set', 'add', 'reset'),
    amount: fc.oneof(fc.integer({ min: -60, max: 60 }), fc.double(), fc.constantFrom(1, -1, 5, 10, 0)),
  });
  const sequences = fc.tuple(
    fc.array(item, { minLength: 1, maxLength: 4 }),
    fc.array(action, { maxLength: 40 }),
  );

  fc.assert(
    fc.property(sequences, ([shapes, actions]) => {
      const items = shapes.map((shape, place) => ({ ...shape, key: itemKey('10', String(place)) }));
      const counted = items.map(() => 0);
      const { dispatch, getState } = createStore();
      for (const { place, kind, amount } of actions) {
        const at = place % items.length;
        const chosen = items[at];
        if (!chosen) continue;
        const cut = (wanted: number, { limit }: { limit: number }, beside = 0) =>
          Number.isFinite(wanted) ? Math.max(0, Math.min(limit, 25 - beside, Math.trunc(wanted))) : 0;
        const others = counted.reduce((all, count, index) => (index === at ? all : all + count), 0);
        if (kind === 'set') {
          dispatch(setQuantity({ item: chosen, quantity: amount }));
          counted[at] = cut(amount, chosen, others);
        } else if (kind === 'add') {
          dispatch(addQuantity({ item: chosen, by: amount }));
          counted[at] = cut((counted[at] ?? 0) + amount, chosen, others);
        } else {
          const bought = items.map(({ key }, index) => ({ key, quantity: counted[index] ?? 0 }));
          dispatch(takeOut({ bought, onSale: items }));
          items.forEach((each, index) => (counted[index] = cut(1, each)));
        }

        const quantities = selectQuantities(getState());
        const lines = items.map((each) => ({ ...each, quantity: quantities[each.key] ?? 0 }));
        const isWithin = lines.every(({ quantity, limit }) => quantity >= 0 && quantity <= limit);
        const agrees = lines.every(({ quantity }, index) => quantity === counted[index]);
        const sum = counted.reduce((all, count) => all + count, 0);
        const total = items.reduce((all, { unitValue }, index) => all + unitValue * (counted[index] ?? 0), 0);
        if (!isWithin || !agrees || selectQuantitySum(getState()) !== sum || totalOf(lines) !== total)
          return false;
      }
      return true;
    }),
    { numRuns: 1000 },
  );
});
