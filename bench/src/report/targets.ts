import { type PageSample, routes } from '#measure/measure-pages.ts';
import type { Results } from '#run/results.ts';
import { markdown } from './markdown';
import { spreadOf } from './statistics';

interface Target {
  figure: string;
  /** What was measured, and what it may come to at the most. */
  value: number;
  limit: number;
  show?: (value: number) => string;
}

const ratio = (value: number) => value.toFixed(2);
const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const seconds = (value: number) => `${value.toFixed(1)} s`;

/** How the median of (a) stands to that of (b). */
function quotient<Sample extends { variant: string }>(
  samples: readonly Sample[],
  valueOf: (sample: Sample) => number,
): number {
  const medianOf = (name: string) =>
    spreadOf(samples.filter(({ variant }) => variant === name).map(valueOf)).median;
  return medianOf('composed') / medianOf('monolith');
}

const mark = ({ value, limit }: Pick<Target, 'value' | 'limit'>) => (value <= limit ? '✓' : '**missed**');

/** The targets of issue 17, with what was measured; a part that was not measured is left out. */
export function targetTables(results: Results): string[] {
  const { pages } = results;
  const targets = [
    ...(pages ? pageTargets(pages) : []),
    ...trafficTargets(results),
    ...controlTargets(results),
    ...releaseTargets(results),
    ...listTargets(results),
    ...remotesTargets(results),
    ...ownTargets(results),
  ];
  const rows = targets.map(({ figure, value, limit, show = ratio }) => [
    figure,
    `≤ ${show(limit)}`,
    show(value),
    mark({ value, limit }),
  ]);
  return [
    ...(pages ? [paintTable(pages)] : []),
    ...(rows.length > 0
      ? [`### Against the other targets\n\n${markdown(['figure', 'target', 'measured', ''], rows)}`]
      : []),
  ];
}

const views = (['mobile', 'desktop'] as const).flatMap((profile) =>
  (['cold', 'warm'] as const).map((cache) => ({ profile, cache })),
);
type View = (typeof views)[number];
const isOf =
  ({ profile, cache }: View) =>
  (page: PageSample) =>
    page.profile === profile && page.cache === cache;

const slower = ['/resultado', '/carrinho'];
const paintLimit = ({ profile, cache }: View, route: string) => {
  if (profile !== 'mobile' || cache !== 'cold') return 1;
  return slower.includes(route) ? 0.85 : 0.4;
};

function paintTable(pages: readonly PageSample[]): string {
  const rows = routes.map((route) => [
    `\`${route}\``,
    ...views.map((view) => {
      const value = quotient(
        pages.filter(isOf(view)).filter((page) => page.route === route),
        ({ largestPaint }) => largestPaint,
      );
      const limit = paintLimit(view, route);
      return `${ratio(value)} (≤ ${ratio(limit)}) ${mark({ value, limit })}`;
    }),
  ]);
  const head = ['route', ...views.map(({ profile, cache }) => `${profile}, ${cache}`)];
  return `### Largest contentful paint, (a)/(b)\n\n${markdown(head, rows)}`;
}

const coldMobile = isOf({ profile: 'mobile', cache: 'cold' });

function pageTargets(pages: readonly PageSample[]): Target[] {
  const cold = pages.filter(coldMobile);
  const own = cold.filter(({ variant }) => variant === 'composed');
  return [
    ...routes.map((route) => ({
      figure: `first link that works, \`${route}\`, cold, mobile, (a)/(b)`,
      value: quotient(
        cold.filter((page) => page.route === route),
        ({ firstLink }) => firstLink,
      ),
      limit: 0.45,
    })),
    {
      figure: 'blocking time, cold, mobile, all routes, (a)/(b)',
      value:
        meanOf(own, ({ blocking }) => blocking) /
        meanOf(
          cold.filter(({ variant }) => variant === 'monolith'),
          ({ blocking }) => blocking,
        ),
      limit: 1.05,
    },
    {
      figure: 'layout shift, the most of any route',
      value: Math.max(
        ...routes.map(
          (route) => spreadOf(own.filter((page) => page.route === route).map(({ shift }) => shift)).median,
        ),
      ),
      limit: 0.02,
      show: (value: number) => value.toFixed(3),
    },
  ];
}

const meanOf = <Sample>(samples: readonly Sample[], valueOf: (sample: Sample) => number) =>
  samples.reduce((sum, sample) => sum + valueOf(sample), 0) / samples.length;

function trafficTargets({ traffic = [] }: Results): Target[] {
  if (traffic.length === 0) return [];
  const home = traffic.filter(({ route, variant }) => route === '/' && variant === 'composed');
  return [
    ...routes.map((route) => ({
      figure: `scripts before usable, \`${route}\`, (a)/(b)`,
      value: quotient(
        traffic.filter((visit) => visit.route === route),
        ({ scriptBytes }) => scriptBytes,
      ),
      limit: 1.14,
    })),
    {
      figure: 'scripts before `/` is usable',
      value: spreadOf(home.map(({ scriptBytes }) => scriptBytes)).median,
      limit: 165 * 1_024,
      show: kilobytes,
    },
  ];
}

function controlTargets({ controls = [], navigation = [], interactions = [] }: Results): Target[] {
  const inputs = interactions.filter(({ variant }) => variant === 'composed');
  const kinds = Object.keys(inputs[0] ?? {}).filter((key) => key !== 'variant');
  return [
    ...namesIn(controls, ({ control }) => control).map((name) => ({
      figure: `${name}, cold, mobile, (a)/(b)`,
      value: quotient(
        controls.filter(({ control }) => control === name),
        ({ ms }) => ms,
      ),
      limit: 1,
    })),
    ...namesIn(navigation, ({ way }) => way).map((name) => ({
      figure: `${name}, warm, mobile, (a)/(b)`,
      value: quotient(
        navigation.filter(({ way }) => way === name),
        ({ ms }) => ms,
      ),
      limit: 1,
    })),
    ...kinds.map((kind) => ({
      figure: `input to next paint, ${kind}`,
      value: spreadOf(inputs.map((run) => Number(run[kind]))).median,
      limit: 100,
      show: milliseconds,
    })),
  ];
}

const namesIn = <Sample>(samples: readonly Sample[], nameOf: (sample: Sample) => string) => [
  ...new Set(samples.map(nameOf)),
];

function releaseTargets({ release }: Results): Target[] {
  if (!release) return [];
  const limits = { 'mfe-content': 0.5, shell: 0.2 };
  return Object.entries(release).map(([app, bytes]) => ({
    figure: `bytes of a returning visitor after a release of ${app}, (a)/(b)`,
    value: (bytes['composed'] ?? 0) / (bytes['monolith'] ?? 1),
    limit: limits[app as keyof typeof limits],
  }));
}

function listTargets({ lists = [] }: Results): Target[] {
  return namesIn(lists, ({ list }) => list).flatMap((name) => {
    const ofLength = (wanted: string) =>
      lists.filter(({ list, length }) => list === name && length === wanted);
    const usable = (wanted: string) => spreadOf(ofLength(wanted).map(({ usable: ms }) => ms)).median;
    return [
      {
        figure: `long list of ${name}: usable, against 50`,
        value: usable('long') / usable('short'),
        limit: 1.3,
      },
      {
        figure: `long list of ${name}: longest frame while scrolling`,
        value: spreadOf(ofLength('long').map(({ longestFrame }) => longestFrame)).median,
        limit: 50,
        show: milliseconds,
      },
      {
        figure: `long list of ${name}: visits in which the last row was not found`,
        value: ofLength('long').filter(({ isFound }) => !isFound).length,
        limit: 0,
        show: String,
      },
    ];
  });
}

function remotesTargets({ remotes }: Results): Target[] {
  if (!remotes) return [];
  const { html, visits } = remotes;
  const medianOf = (count: string, route: string, time: 'largestPaint' | 'usable') =>
    spreadOf(
      visits.filter((visit) => visit.remotes === count && visit.route === route).map((visit) => visit[time]),
    ).median;
  return [
    {
      figure: 'fifty remotes: HTML of `/` more than with four',
      value: html.many - html.few,
      limit: 2_048,
      show: kilobytes,
    },
    ...namesIn(visits, ({ route }) => route).flatMap((route) =>
      (['largestPaint', 'usable'] as const).map((time) => ({
        figure: `fifty remotes: ${time === 'usable' ? 'usable' : 'largest paint'} of \`${route}\`, against four`,
        value: medianOf('many', route, time) / medianOf('few', route, time),
        limit: 1.02,
      })),
    ),
  ];
}

function ownTargets({ builds, promote = {} }: Results): Target[] {
  const [few, many] = [promote['5'], promote['50']];
  return [
    ...(builds
      ? [
          { figure: 'build of all five', value: builds.all, limit: 75, show: seconds },
          { figure: 'build of one remote after a change', value: builds.oneRemote, limit: 12, show: seconds },
        ]
      : []),
    ...(few && many
      ? [
          {
            figure: 'promote with 50 remotes of 200 versions',
            value: many,
            limit: 2_000,
            show: milliseconds,
          },
          { figure: 'promote with 50 remotes, against 5', value: many / few, limit: 1.5 },
        ]
      : []),
  ];
}
