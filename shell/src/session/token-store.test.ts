import { createTokenStore } from './token-store';

const noon = 1_800_000_000;
const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.sig`;
const tokenUntil = (exp: unknown) => tokenOf({ sub: '7', iat: noon, exp });
const storeAt = (seconds: number, passed = () => 0) =>
  createTokenStore({ now: () => (seconds + passed()) * 1000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['until its last second', tokenUntil(noon), true],
  ['a second later no more', tokenUntil(noon - 1), false],
  ['without an exp', tokenUntil(undefined), false],
  ['with an exp that is not a number', tokenUntil('tomorrow'), false],
  ['that cannot be decoded', 'not-a-token', false],
  ['that is empty', '', false],
])('a token holds %s', (_case, token, holds) => {
  const store = storeAt(noon);
  store.signIn(token);

  expect(store.isSignedIn()).toBe(holds);
  expect(store.validToken()).toBe(holds ? token : null);
});

test('removes a token that holds no more when it is asked for', () => {
  const store = storeAt(noon);
  store.signIn(tokenUntil(noon - 1));
  expect(store.hasToken()).toBe(true);

  store.validToken();

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

test('is notified at once that another tab signed in or out', () => {
  const store = storeAt(noon);
  const heard = jest.fn();
  store.subscribe(heard);

  localStorage.setItem('token', tokenUntil(noon + 60));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.isSignedIn()).toBe(true);
});

test.each([
  ['ahead by 50 seconds, for a token of a minute', 50],
  ['ahead by 3,700 seconds', 3_700],
  ['ahead by a day', 86_400],
  ['behind by a day', -86_400],
])('a clock that is %s signs nobody out before the token is over', (_case, wrong) => {
  let passed = 0;
  const store = storeAt(noon + wrong, () => passed);
  store.signIn(tokenOf({ sub: '7', iat: noon, exp: noon + 60 }));

  passed = 59;
  expect(store.isSignedIn()).toBe(true);
  expect(store.validToken()).not.toBeNull();
  // So it is for the next page, too.
  expect(storeAt(noon + wrong, () => passed).isSignedIn()).toBe(true);

  passed = 61;
  expect(store.validToken()).toBeNull();
});

test('takes a token that was just given for a valid one where it does not say since when', () => {
  const store = storeAt(noon + 86_400);
  store.signIn(tokenUntil(noon));

  expect(store.isSignedIn()).toBe(true);
});

describe('a clock that was set again since the login', () => {
  const tomorrow = (serverTime: () => Promise<number | undefined>) => {
    localStorage.setItem('token', tokenUntil(noon + 60));
    return createTokenStore({ now: () => (noon + 86_400) * 1000, serverTime });
  };

  test('signs nobody out whose token the server still takes', async () => {
    const store = tomorrow(async () => noon);
    expect(store.isSignedIn()).toBe(true);

    await store.settled();

    expect(store.validToken()).toBe(tokenUntil(noon + 60));
    expect(store.isSignedIn()).toBe(true);
  });

  test.each([
    ['is over by the server’s clock as well', async () => noon + 61],
    ['is over, and the server tells no time', async () => undefined],
  ])('removes a token that %s', async (_case, serverTime) => {
    const store = tomorrow(serverTime);
    const heard = jest.fn();
    store.subscribe(heard);

    await store.settled();

    expect(localStorage.getItem('token')).toBeNull();
    expect(store.ending()).toBe('expiry');
    expect(heard).toHaveBeenCalled();
  });

  test('waits where there is no network, and asks the server again', async () => {
    const serverTime = jest.fn<Promise<number>, []>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    serverTime.mockResolvedValueOnce(noon);
    const store = tomorrow(serverTime);

    await store.settled();
    expect(store.isSignedIn()).toBe(true);
    await store.settled();

    expect(store.validToken()).toBe(tokenUntil(noon + 60));
    expect(serverTime).toHaveBeenCalledTimes(2);
  });
});

describe('what belongs to a person', () => {
  const ana = tokenOf({ sub: 'ana', exp: noon + 60 });
  const bia = tokenOf({ sub: 'bia', exp: noon + 60 });
  const begin = () => {
    localStorage.setItem('titleRegistration', '{}');
    sessionStorage.setItem('payoutId', 'P1');
  };
  const left = () => [localStorage.getItem('titleRegistration'), sessionStorage.getItem('payoutId')];

  test('goes with their logout', () => {
    const store = storeAt(noon);
    store.signIn(ana);
    begin();

    store.signOut();

    expect(left()).toEqual([null, null]);
    expect(store.ending()).toBe('logout');
  });

  test('waits for them after their time, and is not for the next one', () => {
    const store = storeAt(noon);
    store.signIn(ana);
    begin();

    store.expire();
    store.signIn(ana);
    expect(left()).toEqual(['{}', 'P1']);

    store.expire();
    store.signIn(bia);
    expect(left()).toEqual([null, null]);
  });

  test('goes with their logout in another tab', () => {
    const store = storeAt(noon);
    store.signIn(ana);
    begin();

    localStorage.removeItem('dataOwner');
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

    expect(left()).toEqual([null, null]);
    expect(store.ending()).toBe('logout elsewhere');
  });

  test('goes with the login of somebody else in another tab', () => {
    const store = storeAt(noon);
    store.signIn(ana);
    begin();

    localStorage.setItem('dataOwner', 'bia');
    localStorage.setItem('token', bia);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

    expect(sessionStorage.getItem('payoutId')).toBeNull();
    expect(store.validToken()).toBe(bia);
  });
});
