import { chanceOf } from '../chance';
import { ink, palettes } from '../colours';
import { skirtOutline } from '../dancer';
import { doily } from '../doily';
import { mark } from '../mark';
import { disc, drawing, el } from '../svg';
import { tiles } from '../tile';

const outline =
  'M13 0H119A8 8 0 0 0 135 0H183A13 13 0 0 1 196 13V112A13 13 0 0 1 183 125H135A8 8 0 0 0 119 125H13' +
  'A13 13 0 0 1 0 112V13A13 13 0 0 1 13 0Z';

/** A cartela without words, a little turned, 290 x 168. */
export function ticketCard(): string {
  const stubMark = el(
    'g',
    { transform: 'translate(161 88) scale(1.05)' },
    mark({ flower: ink.white, core: ink.mango, heads: [ink.mango, ink.navy] }),
  );
  const ticket = el(
    'g',
    { transform: 'translate(145 86) rotate(-7) translate(-98 -62)' },
    el('path', { d: outline, fill: ink.navy, 'fill-opacity': 0.14, transform: 'translate(3 7)' }),
    el(
      'g',
      { 'clip-path': 'url(#cartela)' },
      el('rect', { width: 196, height: 125, fill: ink.coral }),
      el(
        'g',
        { 'clip-path': 'url(#campo)' },
        tiles(palettes.noite, { columns: 4, rows: 4, size: 32 }, chanceOf('saiba')),
      ),
      el('g', { transform: 'translate(63.5 62.5)' }, doily(palettes.noite, 42)),
      el('path', {
        d: 'M127 11V116',
        stroke: ink.white,
        'stroke-width': 2,
        'stroke-dasharray': '0 6',
        'stroke-linecap': 'round',
      }),
      el('rect', { x: 139, y: 20, width: 44, height: 9, rx: 4.5, fill: ink.white }),
      el('rect', { x: 139, y: 36, width: 30, height: 9, rx: 4.5, fill: ink.white, 'fill-opacity': 0.75 }),
      stubMark,
    ),
  );
  return drawing(
    [0, 0, 290, 168],
    el('defs', {}, el('clipPath', { id: 'cartela' }, el('path', { d: outline }))),
    el('defs', {}, el('clipPath', { id: 'campo' }, el('rect', { width: 127, height: 125 }))),
    skirtOutline,
    el('rect', { width: 290, height: 168, fill: ink.butter }),
    disc([46, 150], 62, ink.mango),
    disc([262, 20], 44, '#FFD9CC'),
    ticket,
  );
}
