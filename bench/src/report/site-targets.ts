import type { Results } from '#run/results.ts';
import { spreadOf } from './statistics';
import { kilobytes, milliseconds, namesIn, seconds, type Target } from './target';

/** What was measured beside the pages, compared with its targets. */
export function releaseTargets({ release }: Results): Target[] {
  if (!release) return [];
  const limits = { 'mfe-content': 0.5, shell: 0.2 };
  return Object.entries(release).map(([app, bytes]) => ({
    figure: `bytes of a returning visitor after a release of ${app}, (a)/(b)`,
    value: (bytes['composed'] ?? 0) / (bytes['monolith'] ?? 1),
    limit: limits[app as keyof typeof limits],
  }));
}

/** What was measured beside the pages, compared with its targets. */
export function listTargets({ lists = [] }: Results): Target[] {
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

/** What was measured beside the pages, compared with its targets. */
export function remotesTargets({ remotes }: Results): Target[] {
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

/** What was measured beside the pages, compared with its targets. */
export function ownTargets({ builds, promote = {} }: Results): Target[] {
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
