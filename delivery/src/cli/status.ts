import { readShown } from '#compose/shown.ts';
import { liveSince, type Pointer, readPointers } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import { byVersion, readCounts, type VersionCount } from '#reports/counts.ts';
import type { Command } from './command';
import { openEnvironment } from './environment';

export const statusCommand: Command = {
  summary: 'shows what is live, what is in canary, and which failures visitors reported',
  usage: 'status [<name>]',
  args: 1,
  async run({ args, options }) {
    const { depot } = await openEnvironment(options);
    const unreadable = new Map<string, string>();
    const isWanted = (name: string) => !args[0] || name === args[0];
    const pointers = [...(await readPointers(depot, unreadable)).values()].filter(({ name }) =>
      isWanted(name),
    );
    const problems = [...unreadable].filter(([name]) => isWanted(name)).map(([, problem]) => problem);
    if (args[0] && pointers.length === 0 && problems.length === 0)
      throw new Refusal(`Nothing of ${args[0]} is live in ${depot.address}.`);
    const isShown = await readShown(depot);
    const apps = await Promise.all(
      pointers.map(async (pointer) => ({
        ...pointer,
        liveSince: whoAndWhen(await liveSince(depot, pointer)),
        shown: isShown(pointer),
        failures: byVersion(await readCounts(depot, pointer.name)).filter(hasFailed),
      })),
    );
    const nothing = `Nothing is live in ${depot.address} yet.`;
    return {
      data: { apps, problems },
      lines: apps.length || problems.length ? apps.flatMap(lines) : [nothing],
      problems,
    };
  },
};

interface App extends Pointer {
  liveSince: Pick<Pointer, 'at' | 'by' | 'why'>;
  shown: boolean;
  failures: VersionCount[];
}

const hasFailed = ({ failures, unreached }: VersionCount) => failures + unreached > 0;
const whoAndWhen = ({ at, by, why }: Pointer) => ({ at, by, why });

function lines(app: App): string[] {
  const { name, live, lastGood, canary, frozen, retired, liveSince: since, shown, failures } = app;
  return [
    `${name}  ${live ? `live ${live}` : 'not live'}${retired ? ', retired' : ''}  since ${since.at} by ${since.by}${frozen ? '  FROZEN' : ''}`,
    ...(shown
      ? []
      : ['  not yet on the site: "pnpm delivery compose" puts it there, if nobody is at work on it']),
    ...(lastGood ? [`  last good ${lastGood}`] : []),
    ...(canary
      ? [
          `  canary ${canary.version} for ${canary.share} %, stops when it fails more often than the live version`,
        ]
      : []),
    ...failures.map(
      ({ version, failures: failed, unreached, lastKind }) =>
        `  ${version} failed for ${failed} visitors, and did not reach ${unreached}; the last one: ${lastKind}`,
    ),
  ];
}
