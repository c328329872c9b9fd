import { unfreeze } from '#registry/freeze.ts';
import { authorOf, authorOptions } from './author';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appArgument } from './version-argument';

export const unfreezeCommand: Command = {
  summary: 'allows new versions of an app again',
  usage: 'unfreeze <name> [--why <sentence>]',
  args: 1,
  options: authorOptions,
  async run({ args, options }) {
    const { depot } = await openEnvironment(options);
    const pointer = await unfreeze(depot, appArgument(args[0]), authorOf(options));
    return {
      data: { pointer },
      lines: [`${pointer.name} takes new versions again (revision ${pointer.revision})`],
    };
  },
};
