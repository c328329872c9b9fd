import { freeze } from '#registry/freeze.ts';
import { authorOf, authorOptions } from './author';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appArgument } from './version-argument';

export const freezeCommand: Command = {
  summary: 'forbids new versions of an app; rollback and abort stay possible',
  usage: 'freeze <name> [--why <sentence>]',
  args: 1,
  options: authorOptions,
  async run({ args, options }) {
    const { depot } = await openEnvironment(options);
    const pointer = await freeze(depot, appArgument(args[0]), authorOf(options));
    return {
      data: { pointer },
      lines: [`${pointer.name} takes no new version until it is unfrozen (revision ${pointer.revision})`],
    };
  },
};
