import { ink } from './colours';
import { disc, el, onCircle } from './svg';

/** The colours of the mark: its flower, its core and its eight heads in turn. */
export interface MarkColours {
  flower: string;
  core: string;
  heads: readonly string[];
}

/** The mark on a light ground. */
export const markOnLight: MarkColours = {
  flower: ink.navy,
  core: ink.mango,
  heads: [ink.mango, ink.coral, ink.sea, ink.leaf],
};

const petals = 8;

/** The mark around 0,0, 48 wide: a flower of eight scallops, a core, and eight heads around it. */
export function mark({ flower, core, heads }: MarkColours = markOnLight): string {
  const around = (radius: number, size: number, colourOf: (turn: number) => string) =>
    Array.from({ length: petals }, (_, turn) => {
      const { x, y } = onCircle(radius, (turn * 360) / petals);
      return disc([x, y], size, colourOf(turn));
    });
  return el(
    'g',
    {},
    ...around(9.4, 5.5, () => flower),
    disc([0, 0], 10.5, flower),
    disc([0, 0], 5.4, core),
    ...around(19.6, 3.3, (turn) => heads[turn % heads.length] ?? flower),
  );
}
