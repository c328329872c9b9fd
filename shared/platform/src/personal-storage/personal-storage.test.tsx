import { storedRows } from '#storage/stored-items.ts';
import {
  expirePersonal,
  forgetPersonal,
  handPersonalTo,
  hasLoggedOut,
  resumePersonal,
} from './personal-storage';

const areas = { local: localStorage, session: sessionStorage };

// Typed again by hand, from D62, D64 and the two documents' storage keys.
const staying = ['clockSkew', 'cart', 'cookieConsent', 'featureToggles', 'releaseBucket', 'remoteOverrides'];
const waiting = [
  'isPasswordChange',
  'changeEmailAddress',
  'userId',
  'emailChangeComplete',
  'titleRegistration',
  'identificationPageAccessed',
  'totalAmount',
  'paymentMethod',
  'merchant_order_id',
  'checkoutAttempt',
  'payoutId',
  'unsentForms',
  'payoutRequest',
  'transfers',
  'exchange',
];
const ending = ['token', 'scrollPlaces', 'signUpDraft', 'recoveryUserCpf', 'validatedCode'];
const owners = ['dataOwner', 'tabDataOwner'];

const fill = () =>
  storedRows
    .filter(({ key }) => !owners.includes(key))
    .forEach(({ area, key }) => areas[area].setItem(key, 'something'));
const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a logout leaves no personal value in the browser', () => {
  resumePersonal('ana');
  fill();

  forgetPersonal();

  expect(left()).toEqual(staying.sort());
  expect(hasLoggedOut()).toBe(true);
});

test('a login by somebody else leaves the token alone of what is personal', () => {
  resumePersonal('ana');
  fill();

  handPersonalTo('bia');

  expect(left()).toEqual([...staying, ...owners, 'token'].sort());
});

test('a login leaves nothing of a visitor, whose name nobody knows', () => {
  fill();

  handPersonalTo('bia');

  expect(left()).toEqual([...staying, ...owners, 'token'].sort());
});

test('a session that expires keeps what waits for its owner, who finds it again', () => {
  resumePersonal('ana');
  fill();

  expirePersonal();
  expect(left()).toEqual([...staying, ...waiting, ...owners].sort());
  expect(hasLoggedOut()).toBe(false);

  resumePersonal(undefined);
  handPersonalTo('ana');
  expect(left()).toEqual([...staying, ...waiting, ...owners].sort());
});

test('what waits is nobody else’s to see', () => {
  resumePersonal('ana');
  fill();
  expirePersonal();

  handPersonalTo('bia');

  expect(left()).toEqual([...staying, ...owners].sort());
});

test('a tab that slept while its customer logged out forgets its own values when it starts again', () => {
  resumePersonal('ana');
  fill();
  // What the other tab does reaches local storage only.
  const ofThisTab = { ...sessionStorage };
  forgetPersonal();
  Object.entries(ofThisTab).forEach(([key, value]) => sessionStorage.setItem(key, String(value)));

  resumePersonal(undefined);

  expect(left()).toEqual(staying.sort());
});

test('a tab that slept while somebody else logged in shows them nothing of it', () => {
  resumePersonal('ana');
  fill();
  localStorage.setItem('dataOwner', 'bia');

  resumePersonal('bia');

  expect(Object.keys(sessionStorage)).toEqual(['tabDataOwner']);
});

test('a customer keeps what an older version stored without a name', () => {
  fill();

  resumePersonal('ana');

  expect(left()).toEqual(
    [
      ...staying,
      ...waiting,
      ...ending.filter((key) => key !== 'signUpDraft' && key !== 'scrollPlaces'),
      ...owners,
    ].sort(),
  );
});
