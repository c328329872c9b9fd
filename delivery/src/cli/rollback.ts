import { rollback } from '#registry/rollback.ts';
import { authorOf, authorOptions } from './author';
import { afterChange } from './change';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appWord } from './version-word';

export const rollbackCommand: Command = {
  summary: 'makes the last good version live again, or any earlier one; nothing is uploaded',
  usage: 'rollback <name> [--to <version>] [--why <sentence>]',
  options: {
    ...authorOptions,
    to: { type: 'string', help: 'version to go back to (default: the last good one)' },
  },
  async run({ words, options }) {
    const environment = await openEnvironment(options);
    const name = appWord(words[0]);
    const to = options['to'];
    const pointer = await rollback(
      environment.depot,
      { name, ...(to !== undefined && { to: String(to) }) },
      authorOf(options),
    );
    return afterChange(environment, pointer, `${name}@${pointer.live} is live again`);
  },
};
