import { type Ball, ball } from '../ball';
import { ink } from '../colours';
import { disc, dotted, drawing, el } from '../svg';

const { coral, sky, leaf, mango } = ink;

/** Drawn numbers on a navy globe, for a card, 290 x 168. */
export function ballsCard(): string {
  const balls: Ball[] = [
    [92, 72, 29, mango, '3'],
    [150, 44, 29, leaf, '8'],
    [206, 80, 29, sky, '1'],
    [146, 112, 36, mango, '5'],
  ];
  return drawing(
    [0, 0, 290, 168],
    el('rect', { width: 290, height: 168, fill: coral }),
    disc([145, 196], 132, ink.navy),
    el('g', { transform: 'translate(145 196)' }, dotted(112, mango, { width: 5, gap: 14.6 })),
    ...balls.map(ball),
  );
}

/** The same for the results shortcut, on nothing, 560 x 236. */
export function ballsBanner(): string {
  const balls: Ball[] = [
    [150, 120, 40, coral, '4'],
    [238, 70, 46, sky, '9'],
    [338, 56, 40, coral, '2'],
    [424, 100, 46, leaf, '7'],
    [290, 160, 54, coral, '0'],
    [394, 190, 42, sky, '5'],
    [196, 202, 42, leaf, '1'],
  ];
  return drawing(
    [0, 0, 560, 236],
    disc([310, 300], 232, '#F9A725'),
    disc([310, 300], 196, ink.navy),
    el('g', { transform: 'translate(310 300)' }, dotted(174, mango, { width: 6, gap: 18.2 })),
    ...balls.map(ball),
  );
}
