import type { Command } from './command';
import { openEnvironment } from './environment';
import { uploadAll } from './upload';

export const publishCommand: Command = {
  summary: 'uploads builds permanently under their versions; nothing becomes live',
  usage: 'publish <dist folder…>',
  args: Infinity,
  async run(invocation) {
    const { depot } = await openEnvironment(invocation.options);
    const published = await uploadAll(depot, invocation);
    return {
      data: { published },
      lines: published.map(
        ({ name, version, uploaded }) =>
          `${name}@${version} ${uploaded ? 'published' : 'was published already, with the same bytes'}`,
      ),
    };
  },
};
