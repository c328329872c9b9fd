import { compose } from '#compose/compose.ts';
import { promote } from '#registry/promote.ts';
import { authorOf, authorOptions } from './author';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { uploadAll } from './upload';

export const deployCommand: Command = {
  summary: 'publishes and promotes builds in one go; what did not change is no work',
  usage: 'deploy <dist folder…>',
  options: authorOptions,
  async run(invocation) {
    const environment = await openEnvironment(invocation.options);
    const published = await uploadAll(environment.store, invocation);
    for (const { name, version } of published)
      await promote(environment.store, name, version, authorOf(invocation.options));
    const written = await compose(environment.store, environment);
    return {
      data: { published, written },
      lines: published.map(({ name, version }) => `${name}@${version} is live`),
    };
  },
};
