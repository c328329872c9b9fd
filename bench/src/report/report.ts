import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { type PageSample, routes, type TrafficSample } from '#measure/measure-pages.ts';
import type { Results } from '#run/results.ts';
import { comparedNames, variantNames } from '#sites/variants.ts';
import { chart } from './chart';
import { markdown } from './markdown';
import { spreadOf } from './statistics';
import { kilobytes, milliseconds } from './target';
import { targetTables } from './targets';

const bench = resolve(import.meta.dirname, '../..');
const comparedHead = ['(a) composed', '(b) monolith'];
const marks = ['<!-- results -->', '<!-- end of results -->'] as const;

/** Writes the tables of `bench/README.md` between their marks, and the charts beside it. */
export function writeReport(results: Results) {
  const file = join(bench, 'README.md');
  const text = readFileSync(file, 'utf8');
  const [start, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  const tables = [
    heading(results),
    ...targetTables(results),
    ...(results.traffic ? trafficTables(results.traffic) : []),
    ...(results.pages ? pageTables(results.pages) : []),
    ...otherTables(results),
  ];
  writeFileSync(file, `${text.slice(0, start)}${marks[0]}\n\n${tables.join('\n\n')}\n\n${text.slice(end)}`);
  if (results.traffic) writeFileSync(join(bench, 'javascript.svg'), bytesChart(results.traffic));
  if (results.pages) writeFileSync(join(bench, 'largest-paint.svg'), paintChart(results.pages));
}

function heading({ at = '', runs = {} }: Results) {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Measured ${at.slice(0, 16).replace('T', ' ')} UTC, at least ${Math.min(...Object.values(runs))} runs each, by turns. Machine: ${cpus().length} × ${cpu?.model.trim()}, ${memory} GB, Linux ${release()}, Node ${process.version}, Chromium. Medians, with the middle half of the runs in brackets.`;
}

/** Writes the filmstrip of a page beside the tables. */
export function writeFilmstrip(path: string, picture: Buffer) {
  writeFileSync(join(bench, `filmstrip-${path.slice(1) || 'home'}.png`), picture);
}

interface Sample {
  variant: string;
  route: string;
}

interface View {
  title: string;
  profile: 'mobile' | 'desktop';
  cache: 'cold' | 'warm';
  figure: 'largestPaint' | 'blocking' | 'shift';
  show: (value: number) => string;
}

const views: View[] = [
  ...(['mobile', 'desktop'] as const).flatMap((profile) =>
    (['cold', 'warm'] as const).map((cache): View => ({
      title: `Largest contentful paint, ${cache}, ${profile}`,
      figure: 'largestPaint',
      profile,
      cache,
      show: milliseconds,
    })),
  ),
  {
    title: 'Blocking time, cold, mobile',
    figure: 'blocking',
    profile: 'mobile',
    cache: 'cold',
    show: milliseconds,
  },
  {
    title: 'Layout shift, cold, mobile',
    figure: 'shift',
    profile: 'mobile',
    cache: 'cold',
    show: (value) => value.toFixed(3),
  },
];

/** The spread of a figure on one route, of each variant. */
const spreadsOf = <Of extends Sample>(
  samples: readonly Of[],
  route: string,
  valueOf: (sample: Of) => number,
) =>
  variantNames.map((name) =>
    spreadOf(samples.filter((each) => each.route === route && each.variant === name).map(valueOf)),
  );

/** One row for each route, one column for each variant. */
function routeTable<Of extends Sample>(
  { title, show }: Pick<View, 'title' | 'show'>,
  samples: readonly Of[],
  valueOf: (sample: Of) => number,
) {
  const rows = routes.map((route) => {
    const spreads = spreadsOf(samples, route, valueOf);
    const [a = 0, b = 0] = spreads.map(({ median }) => median);
    const cells = spreads.map(({ median, low, high }) =>
      show(low) === show(high) ? show(median) : `${show(median)} (${show(low)}–${show(high)})`,
    );
    return [`\`${route}\``, ...cells, b > 0 ? (a / b).toFixed(2) : '–'];
  });
  const head = ['route', '(a) composed', '(b) monolith', '(c) default', '(a)/(b)'];
  return `### ${title}\n\n${markdown(head, rows)}`;
}

const trafficTables = (traffic: readonly TrafficSample[]) => [
  routeTable(
    { title: 'JavaScript before the page is usable, cold', show: kilobytes },
    traffic,
    ({ scriptBytes }) => scriptBytes,
  ),
  routeTable(
    { title: 'Requests in sequence before the largest paint, cold, mobile', show: String },
    traffic,
    ({ chain }) => chain,
  ),
];

const pageTables = (pages: readonly PageSample[]) =>
  views.map((view) =>
    routeTable(
      view,
      pages.filter(({ profile, cache }) => profile === view.profile && cache === view.cache),
      (page) => page[view.figure],
    ),
  );

function otherTables({ interactions, navigation, release: released, builds, promote }: Results): string[] {
  const tables: string[] = [];
  if (interactions) {
    const kinds = Object.keys(interactions[0] ?? {}).filter((key) => key !== 'variant');
    const rows = kinds.map((kind) => [
      kind,
      ...comparedNames.map((name) =>
        inMs(interactions.filter(({ variant }) => variant === name).map((run) => Number(run[kind]))),
      ),
    ]);
    tables.push(
      `### Longest time from an input to the next paint, 4x slower processor\n\n${markdown(['interaction', ...comparedHead], rows)}`,
    );
  }
  if (navigation) {
    const rows = [...new Set(navigation.map(({ way }) => way))].map((way) => [
      way,
      ...comparedNames.map((name) =>
        inMs(
          navigation
            .filter((press) => press.variant === name && press.way === way)
            .map(({ ms: took }) => took),
        ),
      ),
    ]);
    tables.push(
      `### From a press to the heading of the next page, warm, mobile\n\n${markdown(['way', ...comparedHead], rows)}`,
    );
  }
  if (released) {
    const rows = Object.entries(released).map(([app, bytes]) => [
      `one sentence of ${app} changed`,
      ...comparedNames.map((name) => kilobytes(bytes[name] ?? 0)),
    ]);
    tables.push(
      `### What a returning visitor of \`/\` loads after a release\n\n${markdown(['release', ...comparedHead], rows)}`,
    );
  }
  const own: string[][] = [];
  if (builds) {
    own.push(['build of all five from nothing', `${builds.all.toFixed(1)} s`]);
    own.push(['build after a change in one remote', `${builds.oneRemote.toFixed(1)} s`]);
  }
  for (const [remotes, time] of Object.entries(promote ?? {}))
    own.push([`promote, ${remotes} remotes of 200 versions each`, `${time} ms`]);
  if (own.length > 0) tables.push(`### Building and releasing\n\n${markdown(['figure', 'time'], own)}`);
  return tables;
}

const inMs = (values: number[]) => {
  const { median, low, high } = spreadOf(values);
  return `${Math.round(median)} ms (${Math.round(low)}–${Math.round(high)})`;
};

const medians = <Of extends Sample>(samples: readonly Of[], valueOf: (sample: Of) => number) =>
  routes.map((route) => ({
    label: route,
    values: spreadsOf(samples, route, valueOf).map(({ median }) => Math.round(median)),
  }));

const series = ['(a) composed', '(b) monolith', '(c) default federation'];

const bytesChart = (traffic: readonly TrafficSample[]) =>
  chart({
    title: 'JavaScript before the page is usable, Brotli, cold',
    unit: 'KB',
    series,
    bars: medians(traffic, ({ scriptBytes }) => scriptBytes / 1024),
  });

const paintChart = (pages: readonly PageSample[]) =>
  chart({
    title: 'Largest contentful paint, slow 4G and a 4x slower processor, cold',
    unit: 'ms',
    series,
    bars: medians(
      pages.filter(({ profile, cache }) => profile === 'mobile' && cache === 'cold'),
      ({ largestPaint }) => largestPaint,
    ),
  });
