// A process of its own: makes the promotes that it is told, all of them at once, as the tool makes each.
import { parseCommandLine } from '#cli/command.ts';
import { promoteCommand } from '#cli/promote.ts';

const promote = (version: string) =>
  promoteCommand.run({
    ...parseCommandLine(promoteCommand, [version, '--by', version, '--why', 'all at once']),
    note: () => undefined,
  });

void Promise.all(process.argv.slice(2).map(promote));
