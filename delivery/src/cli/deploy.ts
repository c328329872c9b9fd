import { compose } from '#compose/compose.ts';
import { readPointers, withLive } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { requireSound } from '#verify/verify.ts';
import { authorOf, authorOptions } from './author';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { uploadAll } from './upload';

export const deployCommand: Command = {
  summary: 'publishes, verifies and promotes builds in one go; what did not change is no work',
  usage: 'deploy <dist folder…> [--why <sentence>]',
  words: Infinity,
  options: authorOptions,
  async run(invocation) {
    const environment = await openEnvironment(invocation.options);
    const { depot } = environment;
    const published = await uploadAll(depot, invocation);
    const pointers = await readPointers(depot);
    const changed = published.filter(
      ({ name, version }) => pointers.get(name)?.live !== version || pointers.get(name)?.canary,
    );
    // What is deployed together is verified together: a new contract reaches shell and remotes in one go.
    const together = withLive(pointers, changed);
    for (const version of changed)
      await requireSound(depot, { ...version, limits: environment, pointers: together });
    for (const version of changed) await promote(depot, version, authorOf(invocation.options));
    const written = await compose(depot, environment);
    return {
      data: { published, written },
      lines: published.map(({ name, version }) => `${name}@${version} is live`),
    };
  },
};
