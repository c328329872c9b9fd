import { type PageSample, routes } from '#measure/measure-pages.ts';
import type { Results } from '#run/results.ts';
import { markdown } from './markdown';
import { listTargets, ownTargets, releaseTargets, remotesTargets } from './site-targets';
import { spreadOf } from './statistics';
import { kilobytes, milliseconds, namesIn, ratio, type Target } from './target';

/** The ratio of the medians of (a) and (b). */
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
