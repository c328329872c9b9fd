import { palettes, type Palette } from './colours';

/** One campaign: its event code (also the seed of its art), its name in lines, series, process and colours. */
export interface Campaign {
  code: string;
  lines: readonly string[];
  series: string;
  process: string;
  palette: Palette;
  /** Further titles of the campaign, each with a cartela of its own. */
  products?: readonly Product[];
}

/** A title that a campaign sells besides the one of its name: it takes part in the draws, and has nothing to scratch. */
export interface Product {
  code: string;
  lines: readonly string[];
  palette: Palette;
}

const campaign = (code: string, lines: readonly string[], palette: Palette): Campaign => ({
  code,
  lines,
  series: code,
  process: `15414.9990${code.padStart(2, '0')}/2025-99`,
  palette,
});

/** Every campaign whose assets are served at `/assets/eventos/{code}` (D32). */
export const campaigns: readonly Campaign[] = [
  {
    ...campaign('10', ['Raspe', 'Mais'], palettes.noite),
    products: [{ code: '02', lines: ['Rodadas', 'da Sorte'], palette: palettes.mare }],
  },
  campaign('9', ['Roda', 'de Verão'], palettes.sol),
  campaign('8', ['Quintal', 'em Festa'], palettes.urucum),
  campaign('7', ['Ciranda', 'do Mar'], palettes.mare),
  campaign('6', ['Primavera', 'na Roda'], palettes.folha),
  campaign('5', ['Pé de', 'Manga'], palettes.areia),
];
