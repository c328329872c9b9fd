import { seeded, upTo } from '#resources/titles/seeded.ts';
import { amountSigns, labelOutline } from './outlines';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 164 210" width="164" height="210">';

const shapes = `<defs><g id="q"><path fill="#f8a62b" d="M0 0h41A41 41 0 0 1 0 41z"/></g>
<g id="l"><path fill="#f8a62b" d="M0 0A41 41 0 0 1 41 41 41 41 0 0 1 0 0z"/></g>
<g id="h"><path fill="#f8a62b" d="M0 20.5a20.5 20.5 0 0 1 41 0z"/><path fill="#ffc765" d="M0 41a20.5 20.5 0 0 1 41 0z"/></g>
<path id="b" fill="#f8a62b" d="M20.5 20.5Q4.1 17.2 4.1 4.1q13.1 0 16.4 16.4z"/>
<g id="p"><use href="#b"/><use href="#b" transform="rotate(90 20.5 20.5)"/><use href="#b" transform="rotate(180 20.5 20.5)"/><use href="#b" transform="rotate(270 20.5 20.5)"/><circle cx="20.5" cy="20.5" r="3.7" fill="#ffc765"/></g></defs>`;

const shapeNames = ['q', 'l', 'h', 'p'];

// Quarter, leaf, half or petals, each with its quarter turns: another pattern on each cell.
function ground(item: number): string {
  const random = seeded('cover', String(item));
  return Array.from({ length: 20 }, (_, at) => {
    const [x, y] = [(at % 4) * 41, Math.floor(at / 4) * 42];
    const turns = upTo(3, random) * 90;
    return `<use href="#${shapeNames[upTo(3, random)]}" transform="translate(${x} ${y}) rotate(${turns} 20.5 20.5)"/>`;
  }).join('');
}

/** The cover of a cell, 164x210, with the mark of the check zone of 115x36 in its middle. */
export const coverPicture = (item: number) => `${open}${shapes}
<clipPath id="r"><rect width="164" height="210" rx="18"/></clipPath><g clip-path="url(#r)"><path fill="#ffb52e" d="M0 0h164v210H0z"/>${ground(item)}</g>
<rect x="24.5" y="87" width="115" height="36" rx="18" fill="#101f4b"/>
<path fill="#fff" transform="${centred(labelOutline.advance, 17)}" d="${labelOutline.path}"/></svg>`;

/** What a cell hides: an amount on a butter disc in a ring of beads, 164x210. */
export function hiddenPicture(amount: string): string {
  const signs = [...amount.replace(/,00$/, '')].map((sign) => amountSigns[sign] ?? space);
  const width = signs.reduce((sum, { advance }) => sum + advance, 0);
  // As large as the disc allows.
  const size = Math.min(34, (116 * 1000) / width);
  let at = 0;
  const outlines = signs.map(({ advance, path }) => {
    const outline = path && `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += advance;
    return outline;
  });
  return `${open}
<rect width="164" height="210" rx="18" fill="#fff"/><circle cx="82" cy="105" r="62" fill="#fff1d2"/>
<circle cx="82" cy="105" r="70" fill="none" stroke="#ffb52e" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 12.22"/>
<g fill="#101f4b" transform="${centred(width, size)}">${outlines.join('')}</g></svg>`;
}

const space = { advance: 230, path: '' };
const capitalHeight = 0.7;

// Outlines count upwards from their baseline.
function centred(advance: number, size: number): string {
  const scale = size / 1000;
  const left = 82 - (advance * scale) / 2;
  const line = 105 + (capitalHeight * size) / 2;
  return `translate(${left.toFixed(2)} ${line.toFixed(2)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})`;
}
