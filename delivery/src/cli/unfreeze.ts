import { unfreeze } from '#registry/freeze.ts';
import { authorOf, authorOptions } from './author';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appWord } from './version-word';

export const unfreezeCommand: Command = {
  summary: 'allows new versions of an app again',
  usage: 'unfreeze <name> [--why <sentence>]',
  words: 1,
  options: authorOptions,
  async run({ words, options }) {
    const { depot } = await openEnvironment(options);
    const pointer = await unfreeze(depot, appWord(words[0]), authorOf(options));
    return {
      data: { pointer },
      lines: [`${pointer.name} takes new versions again (revision ${pointer.revision})`],
    };
  },
};
