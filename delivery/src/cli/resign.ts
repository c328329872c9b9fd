import { Refusal } from '#refusal.ts';
import { resign } from '#keys/resign.ts';
import { authorOf, authorOptions } from './author';
import { compose } from '#compose/compose.ts';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appWord } from './version-word';

export const resignCommand: Command = {
  summary: 'vouches with your key for what a retired key of an app signed; with --dry-run it only lists that',
  usage: 'resign <name> [--until <revision>] [--dry-run] [--why <sentence>]',
  words: 1,
  options: {
    ...authorOptions,
    until: { type: 'string', help: 'newest revision of the history that you vouch for (default: all)' },
    'dry-run': { type: 'boolean', help: 'list what would be vouched for, and write nothing' },
  },
  async run({ words, options, note }) {
    const environment = await openEnvironment(options);
    const { depot } = environment;
    const name = appWord(words[0]);
    const until = options['until'] === undefined ? Infinity : Number(options['until']);
    if (!(until >= 1)) throw new Refusal('--until takes the number of a revision, as --until 12.');
    const isDry = options['dry-run'] === true;
    const records = await resign(depot, { name, until, isDry }, authorOf(options));
    if (!isDry && records.length) await compose(depot, environment, note);
    return {
      data: { records },
      lines: [
        ...records.map(({ key, what }) => `${key}  ${what}`),
        records.length
          ? `${records.length} records ${isDry ? 'to look at before you vouch for them' : 'vouched for'}`
          : `Nothing of ${name} needs another key.`,
      ],
    };
  },
};
