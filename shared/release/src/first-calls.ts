/** The public calls that the HTML may name, so that they are made before the page's code is there. The shell says what each is. */
export const firstCallNames = ['currentEvent'] as const;

/** The name of a call that a page may begin with. */
export type FirstCallName = (typeof firstCallNames)[number];
