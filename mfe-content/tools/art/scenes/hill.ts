import { ink } from '../colours';
import { skirtOutline } from '../dancer';
import { ring } from '../ring';
import { disc, dotted, drawing, el } from '../svg';
import { looksOf } from './looks';
import { sun } from './sun';

const clothes = [
  [ink.coral, ink.butter],
  [ink.navy, ink.mango],
  [ink.mango, ink.coral],
  [ink.white, ink.coral],
  [ink.sea, ink.navy],
  [ink.coral, ink.navy],
] as const;

const cloud = (x: number, y: number, scale: number) =>
  el('path', {
    d: 'M0 0a30 30 0 0 1 60 0a24 24 0 0 1 44 0z',
    fill: ink.white,
    transform: `translate(${x} ${y}) scale(${scale})`,
  });

/** Adults and children dancing hand in hand on a hill, 640 x 420. */
export function hill(): string {
  return drawing(
    [0, 0, 640, 420],
    skirtOutline,
    el('rect', { width: 640, height: 420, fill: ink.butter }),
    el('g', { transform: 'translate(468 152)' }, sun(116)),
    cloud(58, 126, 1),
    cloud(248, 84, 0.74),
    disc([90, 900], 560, ink.sea),
    el(
      'g',
      { transform: 'translate(320 880)' },
      disc([0, 0], 590, ink.leaf),
      dotted(566, ink.leafDark, { width: 6, gap: 26 }),
      el('g', { transform: 'rotate(1.3)' }, dotted(540, ink.leafDark, { width: 6, gap: 26 })),
      ring({
        radius: 590,
        scale: 1.62,
        step: 8.2,
        start: -36.9,
        looks: looksOf(10, clothes),
        isClosed: true,
      }),
    ),
  );
}

const smallClothes = [
  [ink.butter, ink.coral],
  [ink.leafDark, ink.mango],
  [ink.white, ink.sea],
  [ink.mango, ink.coral],
  [ink.coral, ink.butter],
  [ink.sky, ink.navy700],
] as const;

/** The same idea for a card, 290 x 168. */
export function smallHill(): string {
  return drawing(
    [0, 0, 290, 168],
    skirtOutline,
    el('rect', { width: 290, height: 168, fill: ink.mint }),
    disc([232, 46], 30, ink.mango),
    el(
      'g',
      { transform: 'translate(145 398)' },
      disc([0, 0], 286, ink.leaf),
      ring({
        radius: 286,
        scale: 1.02,
        step: 10.6,
        start: -31.8,
        looks: looksOf(7, smallClothes),
        isClosed: true,
      }),
    ),
  );
}
