import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type CompatMatrix, compatMatrix, type MatrixVersion } from '#compat/matrix.ts';
import { matrixPage, placesOf } from '#compat/matrix-page.ts';
import { readRelease } from '#publish/release.ts';
import type { Command } from './command';
import { calledFrom, openEnvironment } from './environment';
import { withOption, environmentsOf } from './environments-option';
import { versionArgument } from './version-argument';

export const compatCommand: Command = {
  summary: 'shows which versions of the shell work with which versions of the remotes, and why not',
  usage: 'compat [<name>@<version>|<dist folder>] [--with staging,production] [--html <file>]',
  args: 1,
  options: {
    ...withOption,
    html: { type: 'string', help: 'file to write the matrix to, as a page' },
  },
  async run({ args, options }) {
    const environment = await openEnvironment(options);
    const environments = await environmentsOf(environment, options);
    const wish = args[0] === undefined ? undefined : versionArgument(args[0]);
    const candidate = wish && (await readRelease(environment.depot, wish.name, wish.version));
    const matrix = await compatMatrix(environments, candidate);
    if (options['html']) await writeFile(resolve(calledFrom(), String(options['html'])), matrixPage(matrix));
    return { data: matrix, lines: linesOf(matrix) };
  },
};

function linesOf({ environments, shells, remotes, cells }: CompatMatrix): string[] {
  if (shells.length === 0 || remotes.length === 0)
    return [`There is no shell with a remote in ${environments.join(' and ')} yet.`];
  return shells.flatMap((shell) => [
    titleOf(shell),
    ...remotes.flatMap((remote) => {
      const cell = cells.find(
        (each) =>
          each.shell === shell.version &&
          each.remote.name === remote.name &&
          each.remote.version === remote.version,
      );
      const problems = cell?.problems ?? [];
      return [
        `  ${problems.length ? 'fails' : 'works'}  ${titleOf(remote)}`,
        ...problems.map((problem) => `         ${problem}`),
      ];
    }),
  ]);
}

const titleOf = ({ name, version, places }: MatrixVersion) => `${name}@${version}  (${placesOf(places)})`;
