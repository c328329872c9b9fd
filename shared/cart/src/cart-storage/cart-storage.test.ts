import { combineSlices, legacy_createStore } from '@reduxjs/toolkit';
import { addQuantity, cartSlice, selectQuantities, setQuantity } from '#cart/cart.tsx';
import { keepCart } from './cart-storage';

const item = { key: '10-01', limit: 25 };
const stops: (() => void)[] = [];

function openTab() {
  const store = legacy_createStore(combineSlices(cartSlice));
  stops.push(keepCart(store));
  return { ...store, quantities: () => selectQuantities(store.getState()) };
}

/** What another tab does to the storage, as this one is notified of it. */
function otherTabStores(quantities: string | null) {
  if (quantities === null) localStorage.removeItem('cart');
  else localStorage.setItem('cart', quantities);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: quantities }));
}

afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('the cart is still there after a reload', () => {
  openTab().dispatch(setQuantity({ item, quantity: 7 }));
  expect(openTab().quantities()).toEqual({ '10-01': 7 });
});

test('a change in another tab arrives at once', () => {
  const tab = openTab();
  otherTabStores('{"10-01":3,"10-02":4}');
  expect(tab.quantities()).toEqual({ '10-01': 3, '10-02': 4 });
});

test('the next click builds on what the other tab did', () => {
  const tab = openTab();
  otherTabStores('{"10-01":3}');
  tab.dispatch(addQuantity({ item, by: 1 }));
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual({ '10-01': 4 });
});

test('what another tab has stored a moment ago stays, whatever else happens in this one', () => {
  const tab = openTab();
  localStorage.setItem('cart', '{"10-01":10}');
  tab.dispatch({ type: 'a response has come' });
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual({ '10-01': 10 });
});

test('an emptied storage empties the cart', () => {
  const tab = openTab();
  tab.dispatch(setQuantity({ item, quantity: 7 }));
  otherTabStores(null);
  expect(tab.quantities()).toEqual({});
});

test.each([
  'garbage',
  '{"10-01":-1}',
  '{"10-01":9007199254740991}',
  '{"10-01":1.5}',
  '[1]',
  '{"10-01":"7"}',
  'null',
])('a stored cart that is %s counts as empty', (stored) => {
  localStorage.setItem('cart', stored);
  expect(openTab().quantities()).toEqual({});
});

test('where the storage is full the cart lives as long as the tab', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = openTab();
  tab.dispatch(setQuantity({ item, quantity: 7 }));
  expect(tab.quantities()).toEqual({ '10-01': 7 });
  tab.dispatch(setQuantity({ item, quantity: 0 }));
  expect(tab.quantities()).toEqual({ '10-01': 0 });
});

test('a stopped tab neither follows nor writes', () => {
  const store = legacy_createStore(combineSlices(cartSlice));
  keepCart(store)();
  otherTabStores('{"10-01":3}');
  store.dispatch(setQuantity({ item, quantity: 9 }));
  expect(localStorage.getItem('cart')).toBe('{"10-01":3}');
});
