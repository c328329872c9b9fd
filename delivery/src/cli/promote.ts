import { compose } from '#compose/compose.ts';
import { readRelease } from '#publish/release.ts';
import { promote } from '#registry/promote.ts';
import { authorOf, authorOptions } from './author';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { versionWord } from './version-word';

export const promoteCommand: Command = {
  summary: 'makes a published version live',
  usage: 'promote <name>@<version> [--why <sentence>]',
  options: authorOptions,
  async run({ words, options }) {
    const environment = await openEnvironment(options);
    const { name, version } = versionWord(words[0]);
    await readRelease(environment.store, name, version);
    const pointer = await promote(environment.store, name, version, authorOf(options));
    const written = await compose(environment.store, environment);
    return {
      data: { pointer, written },
      lines: [`${name}@${version} is live (revision ${pointer.revision})`],
    };
  },
};
