import { rollback } from '#registry/rollback.ts';
import { soundCheck } from '#verify/verify.ts';
import { authorOf, authorOptions } from './author';
import { afterChange } from './change';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appWord } from './version-word';

export const rollbackCommand: Command = {
  summary: 'makes the last good version live again, or any earlier one; nothing is uploaded',
  usage: 'rollback <name> [--to <version>] [--why <sentence>]',
  words: 1,
  options: {
    ...authorOptions,
    to: { type: 'string', help: 'version to go back to (default: the last good one)' },
  },
  async run({ words, options, note }) {
    const environment = await openEnvironment(options);
    const { depot } = environment;
    const name = appWord(words[0]);
    const to = options['to'];
    // What was live once is not held against a budget: only what would break the site stops the way back.
    const limits = { budgetKb: Infinity };
    const pointer = await rollback(
      depot,
      {
        name,
        ...(to !== undefined && { to: String(to) }),
        check: soundCheck(depot, limits),
      },
      authorOf(options),
    );
    return afterChange(environment, pointer, { line: `${name}@${pointer.live} is live again`, note });
  },
};
