/**
 * The public calls that the HTML may name, so that they start before the page's code is there. The shell knows the
 * request of each.
 */
export const firstCallNames = ['currentEvent'] as const;

/** The name of a call that a page may begin with. */
export type FirstCallName = (typeof firstCallNames)[number];
