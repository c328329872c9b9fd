// A separate process: runs the given promotes, all at the same time, as the command runs each.
import { parseCommandLine } from '#cli/command.ts';
import { promoteCommand } from '#cli/promote.ts';

const promote = (version: string) =>
  promoteCommand.run({
    ...parseCommandLine(promoteCommand, [version, '--by', version, '--why', 'all at once']),
    note: () => undefined,
  });

void Promise.all(process.argv.slice(2).map(promote));
