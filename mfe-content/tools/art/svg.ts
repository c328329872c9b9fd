type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element as text. Numbers are rounded to hundredths, so that the same drawing is always the same text. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

/** A whole drawing. `box` is x, y, width and height. */
export function drawing(box: readonly [number, number, number, number], ...children: string[]): string {
  const [, , width, height] = box;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: box.join(' '), width, height },
    ...children,
  );
}

/** A number as it stands in a path: hundredths at the most. */
export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

/** The marks of an SVG path: letters and numbers in a row. */
export const path = (...parts: (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? round(part) : part)).join(' ');

/** A filled circle. */
export const disc = ([cx, cy]: readonly [x: number, y: number], r: number, fill: string): string =>
  el('circle', { cx, cy, r, fill });

/** A circle drawn as a row of dots. */
export function dotted(
  radius: number,
  stroke: string,
  { width, gap }: { width: number; gap: number },
): string {
  const count = Math.round((2 * Math.PI * radius) / gap);
  const step = (2 * Math.PI * radius) / count;
  return el('circle', {
    r: radius,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${round(step)}`,
  });
}

/** A point on a circle around 0,0. Angle 0 is the top; angles grow clockwise, in degrees. */
export function onCircle(radius: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
