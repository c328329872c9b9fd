/** Local storage is of the whole browser, session storage of one tab. */
export type Area = 'local' | 'session';

interface StoredItem {
  area: Area;
  /** Names a person, or something that they did: it ends with their session and is nobody else's to see (D62). */
  isPersonal: boolean;
  /**
   * A session that expired, without a 'Sair', leaves it behind for the next login of the same person (D64). Only
   * pages that need a session show it.
   */
  waitsForOwner?: true;
}

const ofBrowser = <Place extends Area>(area: Place) => ({ area, isPersonal: false }) as const;
const ofSession = <Place extends Area>(area: Place) => ({ area, isPersonal: true }) as const;
const ofOwner = <Place extends Area>(area: Place) =>
  ({ area, isPersonal: true, waitsForOwner: true }) as const;

/** Every value that the site keeps in a browser, by its key. */
export const storedItems = {
  token: ofSession('local'),
  // Whose the personal values of the browser, and of this tab, are.
  dataOwner: ofOwner('local'),
  tabDataOwner: ofOwner('session'),
  clockSkew: ofBrowser('local'),

  cart: ofBrowser('local'),
  cookieConsent: ofBrowser('local'),
  featureToggles: ofBrowser('local'),
  releaseBucket: ofBrowser('local'),
  remoteOverrides: ofBrowser('local'),

  scrollPlaces: ofSession('session'),
  signUpDraft: ofSession('session'),
  recoveryUserCpf: ofSession('local'),
  validatedCode: ofSession('local'),
  isPasswordChange: ofOwner('local'),
  changeEmailAddress: ofOwner('local'),
  userId: ofOwner('local'),
  emailChangeComplete: ofOwner('local'),

  titleRegistration: ofOwner('local'),
  identificationPageAccessed: ofOwner('local'),

  totalAmount: ofOwner('local'),
  paymentMethod: ofOwner('local'),
  merchant_order_id: ofOwner('local'),
  checkoutAttempt: ofOwner('local'),

  payoutId: ofOwner('session'),
  payoutRequest: ofOwner('local'),
  transfers: ofOwner('local'),
  exchange: ofOwner('local'),

  unsentForms: ofOwner('session'),
} satisfies Record<string, StoredItem>;

/** A key of the list. */
export type StoredKey = keyof typeof storedItems;

/** The keys of one area. */
export type KeyIn<Place extends Area> = {
  [Key in StoredKey]: (typeof storedItems)[Key]['area'] extends Place ? Key : never;
}[StoredKey];

/** The list as rows. */
export const storedRows: readonly (StoredItem & { key: StoredKey })[] = Object.entries(storedItems).map(
  ([key, item]) => ({ key: key as StoredKey, ...item }),
);
