import { ink } from '../colours';
import { disc, dotted } from '../svg';

/** The sun around 0,0: a mango disc with a dotted ring inside. */
export const sun = (radius: number): string =>
  disc([0, 0], radius, ink.mango) +
  dotted(radius * 0.86, ink.mango600, { width: radius * 0.034, gap: radius * 0.115 });
