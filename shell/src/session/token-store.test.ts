import { createTokenStore } from './token-store';

const noon = 1_800_000_000;
const tokenUntil = (exp: unknown) => `e30.${btoa(JSON.stringify({ sub: '7', exp }))}.sig`;
const storeAt = (seconds: number) => createTokenStore(() => seconds * 1000);

test.each([
  ['until its last second', tokenUntil(noon), true],
  ['a second later no more', tokenUntil(noon - 1), false],
  ['without an exp', tokenUntil(undefined), false],
  ['with an exp that is no number', tokenUntil('tomorrow'), false],
  ['that cannot be decoded', 'not-a-token', false],
  ['that is empty', '', false],
])('a token holds %s', (_case, token, holds) => {
  const store = storeAt(noon);
  store.signIn(token);

  expect(store.isSignedIn()).toBe(holds);
  expect(store.token()).toBe(holds ? token : null);
});

test('removes a token that holds no more when it is asked for', () => {
  const store = storeAt(noon);
  store.signIn(tokenUntil(noon - 1));
  expect(store.hasToken()).toBe(true);

  store.token();

  expect(store.hasToken()).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();
});

test('is in local storage under `token`, and gone after the logout', () => {
  const store = storeAt(noon);
  store.signIn(tokenUntil(noon + 60));
  expect(localStorage.getItem('token')).toBe(tokenUntil(noon + 60));

  store.signOut();

  expect(localStorage.getItem('token')).toBeNull();
  expect(store.isSignedIn()).toBe(false);
});

test('hears at once that another tab signed in or out', () => {
  const store = storeAt(noon);
  const heard = jest.fn();
  store.subscribe(heard);

  localStorage.setItem('token', tokenUntil(noon + 60));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.isSignedIn()).toBe(true);
});
