import { escapeHtml } from '#app/html.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 164 210" width="164" height="210">';
const font = 'font-family="Figtree, system-ui, sans-serif" font-weight="800" text-anchor="middle"';

/** The cover of a cell, 164x210, with the mark of the check zone of 115x36 in its middle. */
export const coverPicture = () => `${open}
<defs><pattern id="tiles" width="41" height="42" patternUnits="userSpaceOnUse">
<path fill="#ffb72f" d="M0 0h41v42H0z"/><path fill="#ffc95c" d="M0 42A41 42 0 0 1 41 0v42z"/><circle cx="10" cy="10" r="4" fill="#f4623a"/>
</pattern></defs>
<rect width="164" height="210" rx="18" fill="url(#tiles)"/>
<rect x="24.5" y="87" width="115" height="36" rx="18" fill="#101f4e"/>
<text x="82" y="110" font-size="15" fill="#fff" ${font}>Raspe aqui</text></svg>`;

/** What a cell hides: an amount on a butter disc, 164x210. */
export const hiddenPicture = (amount: string) => {
  const [unit, ...value] = amount.replace(/,00$/, '').split(' ');
  const text = value.join(' ');
  return `${open}
<rect width="164" height="210" rx="18" fill="#fff"/><circle cx="82" cy="105" r="70" fill="#ffe9b8"/>
<text x="82" y="88" font-size="18" fill="#101f4e" ${font}>${escapeHtml(unit ?? '')}</text>
<text x="82" y="${text.length > 5 ? 120 : 126}" font-size="${text.length > 5 ? 30 : 38}" fill="#101f4e" ${font}>${escapeHtml(text)}</text></svg>`;
};
