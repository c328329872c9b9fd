import { parseArgs } from 'node:util';

/** What there is to measure, in its order. */
export const parts = [
  'builds',
  'traffic',
  'pages',
  'controls',
  'navigation',
  'interactions',
  'lists',
  'remotes',
  'filmstrip',
  'release',
  'promote',
] as const;

export type Part = (typeof parts)[number];

/** What a run measures; everything when nothing is said. */
export interface Options {
  runs: number;
  /** A look in between: `quick.ts`. */
  quick: boolean;
  /** Builds are those of the last run. */
  keep: boolean;
  only: readonly string[];
}

/** `--quick`, or `--runs 9 --keep --only pages,navigation`. Refuses a part that there is not. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      runs: { type: 'string', default: '9' },
      keep: { type: 'boolean', default: false },
      only: { type: 'string', default: parts.join() },
    },
  });
  const { quick, keep } = values;
  const only = values.only.split(',');
  const stranger = only.find((part) => !parts.some((known) => known === part));
  if (stranger !== undefined) throw new Error(`There is no part ${stranger}: ${parts.join(', ')}`);
  return { quick, keep, runs: Number(values.runs), only };
}
