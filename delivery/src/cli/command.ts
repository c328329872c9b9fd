import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Refusal } from '#refusal.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments and options of a command, and where it prints notes. */
export interface Invocation {
  args: string[];
  options: Record<string, string | boolean | undefined>;
  /** A line for the person at the keyboard, on stderr, so that stdout holds the result alone. */
  note(line: string): void;
}

/** One command of the tool. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** How it is called, after `delivery`. */
  usage: string;
  /** The maximum number of arguments. */
  args: number;
  /** Its own options, each with the line that help shows. */
  options?: Record<string, Options[string] & { help: string }>;
  /** Runs the command. Its result is printed: as lines, or with `--json` as data. */
  run(invocation: Invocation): Promise<Answer>;
}

export interface Answer {
  lines: string[];
  data: unknown;
  /** What is wrong, one sentence each, printed on stderr; with any, the exit code is 1. */
  problems?: string[];
  /** Ends a command that serves something. The tool calls it when it is told to end. */
  stop?(): Promise<void>;
}

/** The options that every command has. */
export const commonOptions = {
  env: { type: 'string', help: 'environment of environments.json (default: local)' },
  store: { type: 'string', help: 'address of the store: a folder, or s3://bucket/prefix' },
  json: { type: 'boolean', help: 'print the result as JSON' },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
} satisfies Command['options'];

/** The arguments and options of a command line. Refuses an option that the command does not have. */
export function parseCommandLine(command: Command, line: string[]): Pick<Invocation, 'args' | 'options'> {
  const { values, positionals } = parsed(command, line);
  const tooMuch = positionals[command.args];
  if (tooMuch !== undefined)
    throw new Refusal(`"${tooMuch}" is an unexpected argument. Usage: pnpm delivery ${command.usage}`);
  return { args: positionals, options: values as Invocation['options'] };
}

function parsed(command: Command, line: string[]) {
  try {
    const options = { ...commonOptions, ...command.options } as Options;
    return parseArgs({ args: line, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
