/** A step of a screen that has three, as its address names it. */
export type Step = 1 | 2 | 3;

/** The step in an address; anything that is not a step is the first (D8, D9). */
export function stepOf(param: string | undefined): Step {
  if (param === '2') return 2;
  return param === '3' ? 3 : 1;
}
