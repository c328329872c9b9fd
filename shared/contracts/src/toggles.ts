/** The names of the feature toggles (D15). Each is off until the server says otherwise. */
export const toggleNames = [
  'showMenuResults',
  'showMenuBuyNow',
  'showMenuInstitution',
  'showMenuCart',
  'showMenuRegisterTitle',
  'showShortcutInstitution',
  'showShortcutResults',
  'showShortcutFAQ',
  'showCart',
  'showKnowMore',
] as const;

/** One feature toggle. */
export type ToggleName = (typeof toggleNames)[number];

/** What is on and what is off. */
export type Toggles = Readonly<Record<ToggleName, boolean>>;
