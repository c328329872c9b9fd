/** The state of a navigation that opens a title from its list: the page that arrives goes on with the transition. */
export const opening = { isOpening: true };

/** Whether a page was reached by opening a title. */
export const isOpening = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpening' in state && state.isOpening === true;
