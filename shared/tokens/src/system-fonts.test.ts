import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Font, openSync } from 'fontkit';

const css = readFileSync(resolve(__dirname, '../css/system-fonts.css'), 'utf8');
const words =
  'Os títulos do seu carrinho ficam guardados até você finalizar a compra. Confira a quantidade e o valor total antes de ' +
  'continuar para o pagamento. Cada título digital custa R$ 5,00 e concorre aos prêmios da raspadinha e do sorteio de ' +
  'sábado. Não há limite de participação: acompanhe os resultados, consulte suas premiações e receba por transferência ' +
  'bancária ou Pix. Dúvidas frequentes, condições gerais e política de privacidade estão no rodapé.';

function fontOf(name: string, weight: number): Font {
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
  const font = openSync(resolve(__dirname, '../node_modules', file));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`);
  return font;
}

const widthOf = (font: Font) => font.layout(words).advanceWidth / font.unitsPerEm;

/** The measure that the stylesheet gives a face, in per cent. */
function stated(family: string, weight: number, measure: string): number {
  const face = new RegExp(`font-family: '${family}';\\s+font-weight: ${weight};[^}]*`).exec(css)?.[0];
  return Number(new RegExp(`${measure}: ([\\d.]+)%;`).exec(face ?? '')?.[1]);
}

// Arimo has the widths of Arial and of Liberation Sans. Of each font of the site, the weight that stands most in its place.
describe.each([
  ['Arial as Gabarito', 400, { system: 'arimo', site: 'gabarito', siteWeight: 500 }],
  ['Arial as Gabarito', 700, { system: 'arimo', site: 'gabarito', siteWeight: 700 }],
  ['DejaVu as Gabarito', 400, { system: 'dejavu-sans', site: 'gabarito', siteWeight: 500 }],
  ['DejaVu as Gabarito', 700, { system: 'dejavu-sans', site: 'gabarito', siteWeight: 700 }],
  ['Arial as Figtree', 400, { system: 'arimo', site: 'figtree', siteWeight: 400 }],
  ['Arial as Figtree', 700, { system: 'arimo', site: 'figtree', siteWeight: 700 }],
  ['DejaVu as Figtree', 400, { system: 'dejavu-sans', site: 'figtree', siteWeight: 400 }],
  ['DejaVu as Figtree', 700, { system: 'dejavu-sans', site: 'figtree', siteWeight: 700 }],
])('%s, %i', (family, weight, { system, site, siteWeight }) => {
  const real = fontOf(site, siteWeight);
  const size = widthOf(real) / widthOf(fontOf(system, weight));

  test('words are as wide as in the font of the site', () => {
    expect(stated(family, weight, 'size-adjust')).toBeCloseTo(size * 100, 1);
  });

  test('words stand as high in their line', () => {
    const perCent = 100 / (real.unitsPerEm * size);
    expect(stated(family, weight, 'ascent-override')).toBeCloseTo(real.ascent * perCent, 1);
    expect(stated(family, weight, 'descent-override')).toBeCloseTo(-real.descent * perCent, 1);
  });
});
