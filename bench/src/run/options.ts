import { parseArgs } from 'node:util';

/** What a run measures; everything when nothing is said. */
export interface Options {
  runs: number;
  /** Builds are those of the last run. */
  keep: boolean;
  only: string[];
}

/** `--runs 9 --keep --only traffic,pages,navigation,interactions,release,builds,promote`. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      keep: { type: 'boolean', default: false },
      only: { type: 'string', default: 'traffic,pages,navigation,interactions,release,builds,promote' },
    },
  });
  return { runs: Number(values.runs), keep: values.keep, only: values.only.split(',') };
}
