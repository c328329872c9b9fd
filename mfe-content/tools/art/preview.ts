import { brand } from '@site/brand/brand';
import { ink } from './colours';
import { skirtOutline } from './dancer';
import { lettering } from './lettering';
import { mark } from './mark';
import { ring } from './ring';
import { disc, drawing, el } from './svg';
import { looksOf } from './scenes/looks';
import { waves } from './scenes/sea';
import { sun } from './scenes/sun';

const clothes = [
  [ink.mango, ink.coral],
  [ink.coral, ink.butter],
  [ink.sky, ink.navy700],
  [ink.butter, ink.coral],
  [ink.leaf, ink.mango],
  [ink.white, ink.sea],
] as const;

/** What a link to the site looks like in a chat or a feed, 1200 x 630. */
export function preview(): string {
  const dancers = ring({
    radius: 192,
    scale: 1.58,
    step: 360 / 14,
    start: 0,
    looks: looksOf(14, clothes),
    isClosed: true,
  });
  return drawing(
    [0, 0, 1200, 630],
    skirtOutline,
    el('rect', { width: 1200, height: 630, fill: ink.navy }),
    el('g', { transform: 'translate(900 300)' }, disc([0, 0], 318, ink.navy800), sun(130), dancers),
    el(
      'g',
      { transform: 'translate(150 210) scale(3)' },
      mark({ flower: ink.white, core: ink.mango, heads: [ink.mango, ink.coral, ink.sea, ink.leaf] }),
    ),
    lettering(brand.product, { x: 84, y: 390, size: 88, weight: 800, fill: ink.white }),
    lettering(brand.series, { x: 88, y: 450, size: 44, weight: 700, fill: ink.mango }),
    waves({ width: 1200, y: 600, radius: 40, shift: -10, fill: ink.sea }),
    waves({ width: 1200, y: 630, radius: 40, shift: -50, fill: ink.navy700 }),
  );
}
