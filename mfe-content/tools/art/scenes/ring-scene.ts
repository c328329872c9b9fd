import { ink } from '../colours';
import { skirtOutline } from '../dancer';
import { ring } from '../ring';
import { disc, drawing, el } from '../svg';
import { looksOf } from './looks';
import { sun } from './sun';

const clothes = [
  [ink.mango, ink.coral],
  [ink.coral, ink.butter],
  [ink.sky, ink.navy700],
  [ink.butter, ink.coral],
  [ink.leaf, ink.mango],
  [ink.white, ink.sea],
] as const;

const dancers = ring({
  radius: 192,
  scale: 1.58,
  step: 360 / 14,
  start: 0,
  looks: looksOf(14, clothes),
  isClosed: true,
});

const box = [-345, -345, 690, 690] as const;

/** Fourteen people hand in hand, nothing behind them: the part of the hero that turns. */
export const wheel = (): string => drawing(box, skirtOutline, dancers);

/** What the wheel turns around in the pause: night, a sun and the two bars of a pause. */
export const pausedSun = (): string =>
  drawing(
    box,
    el('circle', { r: 342, fill: 'none', stroke: ink.navy800, 'stroke-width': 2 }),
    disc([0, 0], 318, ink.navy800),
    sun(146),
    ...[-46, 13].map((x) => el('rect', { x, y: -60, width: 33, height: 120, rx: 16.5, fill: ink.navy })),
  );

/** The wheel around a large sun, without night: beside the number of prizes. */
export const sunnyWheel = (): string => drawing([-290, -290, 580, 580], skirtOutline, sun(150), dancers);
