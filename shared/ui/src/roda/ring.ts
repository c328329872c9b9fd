interface Dancer {
  /** Degrees from the top, clockwise. */
  angle: number;
  /** Adult and child alternate. */
  scale: number;
  skirt: 'mango' | 'coral' | 'sky' | 'butter' | 'leaf' | 'white';
  pattern: 'hem' | 'dots' | 'stripes' | 'scallops';
  skin: 1 | 2 | 3 | 4 | 5;
  /** Two curves, from the shoulders to the neighbours' hands. */
  arms: [string, string];
}

const skirts: Dancer['skirt'][] = ['mango', 'coral', 'sky', 'butter', 'leaf', 'white'];
const patterns: Dancer['pattern'][] = ['hem', 'dots', 'stripes', 'scallops'];
const skins: Dancer['skin'][] = [1, 2, 3, 4, 5];
const child = 0.74;
const shoulder = { x: 5, y: 41 };

/** Radius of the feet and size of an adult: fourteen leave room for a scene, sixteen for a value (docs/design.md, section 8). */
export const rings = {
  14: { feet: 192, scale: 1.58, sun: 146, beads: 127 },
  16: { feet: 206, scale: 1.36, sun: 172, beads: 152 },
} as const;

/** The dancers of a ring around 0,0, feet inwards, holding hands. */
export function dancersOf(count: keyof typeof rings): Dancer[] {
  const { feet, scale } = rings[count];
  const step = 360 / count;
  return Array.from({ length: count }, (_, place) => {
    const angle = place * step;
    const size = place % 2 === 0 ? scale : scale * child;
    const arm = (side: 1 | -1) => {
      const from = turned(side * shoulder.x * size, -feet - shoulder.y * size, angle);
      const bend = turned(0, -feet - 24.94 * scale, angle + side * 0.27 * step);
      const hand = turned(0, -feet - 22.88 * scale, angle + (side * step) / 2);
      return `M${from}Q${bend} ${hand}`;
    };
    return {
      angle,
      scale: size,
      skirt: pick(skirts, place),
      pattern: pick(patterns, place),
      skin: pick(skins, place),
      arms: [arm(1), arm(-1)],
    };
  });
}

function pick<Item>(list: Item[], place: number): Item {
  return list[place % list.length] as Item;
}

function turned(x: number, y: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return `${round(x * Math.cos(angle) - y * Math.sin(angle))},${round(x * Math.sin(angle) + y * Math.cos(angle))}`;
}
