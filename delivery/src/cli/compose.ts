import { compose } from '#compose/compose.ts';
import type { Command } from './command';
import { openEnvironment } from './environment';

export const composeCommand: Command = {
  summary: 'writes the HTML and the registry again; every change does so by itself',
  usage: 'compose',
  args: 0,
  async run({ options }) {
    const environment = await openEnvironment(options);
    const problems: string[] = [];
    const written = await compose(environment.depot, environment, (problem) => problems.push(problem));
    return {
      data: { written, problems },
      problems,
      lines: written.length ? written.map((key) => `${key} written`) : ['Everything is up to date.'],
    };
  },
};
