interface Bar {
  label: string;
  /** One value for each series, in their order. */
  values: number[];
}

interface Chart {
  title: string;
  unit: string;
  series: string[];
  bars: Bar[];
}

const colours = ['#1f6feb', '#57606a', '#d29922'];
const width = 720;
const left = 130;
const row = 16;

/** A chart of horizontal bars as SVG, one group for each label. */
export function chart({ title, unit, series, bars }: Chart): string {
  const most = Math.max(...bars.flatMap(({ values }) => values));
  const group = series.length * row + 12;
  const height = 52 + bars.length * group;
  const scale = (width - left - 90) / most;
  const legend = series
    .map((name, index) => `${label([left + index * 190, 40], name, colours[index])}`)
    .join('');
  const groups = bars.map(({ label: name, values }, index) => {
    const top = 54 + index * group;
    const lines = values.map((value, line) => {
      const y = top + line * row;
      const length = Math.round(value * scale);
      return `<rect x="${left}" y="${y}" width="${length}" height="${row - 3}" fill="${colours[line]}"/>${label([left + length + 6, y + 11], `${value} ${unit}`)}`;
    });
    return label([8, top + row], name) + lines.join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${label([8, 20], title)}${legend}${groups.join('')}</svg>\n`;
}

const label = ([x, y]: [number, number], text: string, colour = '#1f2328') =>
  `<text x="${x}" y="${y}" fill="${colour}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
