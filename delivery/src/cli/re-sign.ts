import { Refusal } from '#refusal.ts';
import { reSign } from '#keys/re-sign.ts';
import { authorOf, authorOptions } from './author';
import { compose } from '#compose/compose.ts';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appArgument } from './version-argument';

export const reSignCommand: Command = {
  summary: 're-signs with your key what a retired key of an app signed; with --dry-run it only lists that',
  usage: 're-sign <name> [--until <revision>] [--dry-run] [--why <sentence>]',
  args: 1,
  options: {
    ...authorOptions,
    until: { type: 'string', help: 'newest revision of the history to re-sign (default: all)' },
    'dry-run': { type: 'boolean', help: 'list what would be re-signed, and write nothing' },
  },
  async run({ args, options, note }) {
    const environment = await openEnvironment(options);
    const { depot } = environment;
    const name = appArgument(args[0]);
    const until = options['until'] === undefined ? Infinity : Number(options['until']);
    if (!(until >= 1)) throw new Refusal('--until takes the number of a revision, for example --until 12.');
    const isDry = options['dry-run'] === true;
    const records = await reSign(depot, { name, until, isDry }, authorOf(options));
    if (!isDry && records.length) await compose(depot, environment, note);
    return {
      data: { records },
      lines: [
        ...records.map(({ key, what }) => `${key}  ${what}`),
        records.length
          ? `${records.length} records ${isDry ? 'to look at before you re-sign them' : 're-signed'}`
          : `Nothing of ${name} needs another key.`,
      ],
    };
  },
};
