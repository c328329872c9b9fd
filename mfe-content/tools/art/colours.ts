/** The colours of the art (docs/design.md, section 2). */
export const ink = {
  navy: '#101F4B',
  navy800: '#1B2E66',
  navy700: '#28427F',
  mango: '#FFB52E',
  mango600: '#F39A12',
  butter: '#FFF1D2',
  cream: '#FFF9EC',
  coral: '#F2603C',
  leaf: '#2FA66A',
  leafDark: '#248A57',
  mint: '#CFEEDB',
  sea: '#3C8FD0',
  sky: '#A9D8F2',
  white: '#FFFFFF',
  clay: '#8E3A22',
  trunk: '#6B4226',
  sand: '#E7A54C',
  sandDark: '#D38F35',
} as const;

/** Five skin browns, dark to light and mixed, so that neighbours differ. */
export const skins = ['#7A4A2B', '#C98A5B', '#4E2F1E', '#E2B08A', '#9A6138'] as const;

/** A cartela's ground and its three colours. */
export interface Palette {
  ground: string;
  colours: readonly [string, string, string];
  halo: string;
  stub: string;
}

const { navy, mango, coral, sky, butter, white, leaf, cream } = ink;

/** The six palettes (docs/design.md, section 8). */
export const palettes = {
  noite: { ground: navy, colours: [mango, coral, sky], halo: cream, stub: mango },
  sol: { ground: mango, colours: [navy, coral, butter], halo: cream, stub: navy },
  urucum: { ground: coral, colours: [butter, navy, mango], halo: cream, stub: navy },
  mare: { ground: sky, colours: [navy, white, mango], halo: cream, stub: navy },
  folha: { ground: leaf, colours: [butter, navy, mango], halo: cream, stub: navy },
  areia: { ground: butter, colours: [coral, leaf, navy], halo: navy, stub: navy },
} satisfies Record<string, Palette>;
