import { rollback } from '#registry/rollback.ts';
import { compatibilityCheck } from '#verify/verify.ts';
import { authorOf, authorOptions } from './author';
import { afterChange } from './change';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appArgument } from './version-argument';

export const rollbackCommand: Command = {
  summary: 'makes the last good version live again, or any earlier one; nothing is uploaded',
  usage: 'rollback <name> [--to <version>] [--why <sentence>]',
  args: 1,
  options: {
    ...authorOptions,
    to: { type: 'string', help: 'version to go back to (default: the last good one)' },
  },
  async run({ args, options, note }) {
    const environment = await openEnvironment(options);
    const { depot } = environment;
    const name = appArgument(args[0]);
    const to = options['to'];
    // A version that was live once is not checked against a budget: only incompatibility stops a rollback.
    const limits = { budgetKb: Infinity };
    const pointer = await rollback(
      depot,
      {
        name,
        ...(to !== undefined && { to: String(to) }),
        check: compatibilityCheck(depot, limits),
      },
      authorOf(options),
    );
    return afterChange(environment, pointer, { line: `${name}@${pointer.live} is live again`, note });
  },
};
