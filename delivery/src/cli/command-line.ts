import { Failure, Refusal } from '#refusal.ts';
import type { Command } from './command';
import { parseCommandLine } from './command';
import { commandHelp, toolHelp } from './help';
import { untilEnded } from './until-ended';

// Each command is loaded when it is called: a promote in a pipeline does not wait for the web server's code.
const commands: Record<string, () => Promise<Command>> = {
  publish: async () => (await import('./publish')).publishCommand,
  verify: async () => (await import('./verify')).verifyCommand,
  compat: async () => (await import('./compat')).compatCommand,
  promote: async () => (await import('./promote')).promoteCommand,
  rollback: async () => (await import('./rollback')).rollbackCommand,
  canary: async () => (await import('./canary')).canaryCommand,
  status: async () => (await import('./status')).statusCommand,
  history: async () => (await import('./history')).historyCommand,
  freeze: async () => (await import('./freeze')).freezeCommand,
  retire: async () => (await import('./retire')).retireCommand,
  unfreeze: async () => (await import('./unfreeze')).unfreezeCommand,
  deploy: async () => (await import('./deploy')).deployCommand,
  check: async () => (await import('./check')).checkCommand,
  compose: async () => (await import('./compose')).composeCommand,
  assets: async () => (await import('./assets')).assetsCommand,
  sync: async () => (await import('./sync')).syncCommand,
  serve: async () => (await import('./serve')).serveCommand,
  page: async () => (await import('./page')).pageCommand,
  demo: async () => (await import('./demo')).demoCommand,
  nginx: async () => (await import('./nginx')).nginxCommand,
  headers: async () => (await import('./headers')).headersCommand,
  settings: async () => (await import('./settings')).settingsCommand,
  key: async () => (await import('./key')).keyCommand,
  're-sign': async () => (await import('./re-sign')).reSignCommand,
};

/** Where the tool writes: its result, and lines for the person at the keyboard. And how long it serves. */
interface Surroundings {
  print(text: string): void;
  note(line: string): void;
  /** Resolves when what serves must stop; by default when this process gets a signal to end. */
  ended?(): Promise<void>;
}

/** Runs a command line and returns the exit code: 1 for a refusal, 2 for a failure that is nobody's refusal. */
export async function runCommandLine(line: string[], surroundings: Surroundings): Promise<number> {
  try {
    return await run(line, surroundings);
  } catch (error) {
    const isTold = error instanceof Refusal || error instanceof Failure;
    surroundings.note(isTold ? error.message : String((error as Error).stack ?? error));
    return error instanceof Refusal ? 1 : 2;
  }
}

async function run(
  [name, ...line]: string[],
  { print, note, ended = untilEnded }: Surroundings,
): Promise<number> {
  const printLines = (lines: string[]) => print(lines.map((each) => `${each}\n`).join(''));
  const load = Object.hasOwn(commands, name ?? '') ? commands[name ?? ''] : undefined;
  if (!load) {
    if (name && !['help', '--help', '-h'].includes(name))
      throw new Refusal(`There is no command ${name}: run "pnpm delivery help".`);
    const all = await Promise.all(
      Object.entries(commands).map(async ([key, of]) => [key, await of()] as [string, Command]),
    );
    printLines(toolHelp(all));
    return 0;
  }
  const command = await load();
  const { args, options } = parseCommandLine(command, line);
  if (options['help']) printLines(commandHelp(command));
  else {
    const answer = await command.run({ args, options, note });
    if (answer.stop) {
      await ended();
      await answer.stop();
    }
    printLines(options['json'] ? [JSON.stringify(answer.data)] : answer.lines);
    answer.problems?.forEach(note);
    if (answer.problems?.length) return 1;
  }
  return 0;
}
