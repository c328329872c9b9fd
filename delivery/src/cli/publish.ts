import type { Command } from './command';
import { openEnvironment } from './environment';
import { uploadAll } from './upload';

export const publishCommand: Command = {
  summary: 'uploads builds under their versions, for ever; nothing becomes live',
  usage: 'publish <dist folder…>',
  words: Infinity,
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
