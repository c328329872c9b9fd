import { parseArgs } from 'node:util';

/** What a run measures; everything when nothing is said. */
export interface Options {
  runs: number;
  /** A look in between: `quick.ts`. */
  quick: boolean;
  /** Builds are those of the last run. */
  keep: boolean;
  only: string[];
}

/** `--quick`, or `--runs 9 --keep --only traffic,pages,navigation,interactions,release,builds,promote`. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      runs: { type: 'string', default: '9' },
      keep: { type: 'boolean', default: false },
      only: { type: 'string', default: 'traffic,pages,navigation,interactions,release,builds,promote' },
    },
  });
  const { quick, keep } = values;
  return { quick, keep, runs: Number(values.runs), only: values.only.split(',') };
}
