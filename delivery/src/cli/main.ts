import { runCommandLine } from './command-line';

process.exit(
  await runCommandLine(process.argv.slice(2), {
    print: (text) => process.stdout.write(text),
    note: (line) => process.stderr.write(`${line}\n`),
  }),
);
