import { commonOptions, type Command } from './command';

/** The help of the tool: every command with its line. */
export function toolHelp(commands: [string, Command][]): string[] {
  const width = Math.max(...commands.map(([name]) => name.length)) + 2;
  return [
    'Usage: pnpm delivery <command> [options]',
    '',
    ...commands.map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`),
    '',
    'pnpm delivery <command> --help has the details. Exit codes: 0 done, 1 refused, 2 failed.',
  ];
}

/** The help of one command. */
export function commandHelp({ summary, usage, options }: Command): string[] {
  const rows = Object.entries({ ...options, ...commonOptions }).map(([name, { help, type }]) => ({
    name: type === 'string' ? `--${name} <value>` : `--${name}`,
    help,
  }));
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  return [
    summary,
    '',
    `Usage: pnpm delivery ${usage}`,
    '',
    ...rows.map(({ name, help }) => `  ${name.padEnd(width)}${help}`),
  ];
}
