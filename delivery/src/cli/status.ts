import { readShown } from '#compose/shown.ts';
import { liveSince, type Pointer, readPointers } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import { type FailureCount, readFailures } from '#reports/failure-counts.ts';
import type { Command } from './command';
import { openEnvironment } from './environment';

export const statusCommand: Command = {
  summary: 'tells what is live, what is in canary, and which failures visitors reported',
  usage: 'status [<name>]',
  words: 1,
  async run({ words, options }) {
    const { depot } = await openEnvironment(options);
    const pointers = [...(await readPointers(depot)).values()].filter(
      ({ name }) => !words[0] || name === words[0],
    );
    if (words[0] && pointers.length === 0)
      throw new Refusal(`Nothing of ${words[0]} is live in ${depot.address}.`);
    const isShown = await readShown(depot);
    const apps = await Promise.all(
      pointers.map(async (pointer) => ({
        ...pointer,
        liveSince: whoAndWhen(await liveSince(depot, pointer)),
        shown: isShown(pointer),
        failures: await readFailures(depot, pointer.name),
      })),
    );
    const nothing = `Nothing is live in ${depot.address} yet.`;
    return { data: { apps }, lines: apps.length ? apps.flatMap(lines) : [nothing] };
  },
};

interface App extends Pointer {
  liveSince: Pick<Pointer, 'at' | 'by' | 'why'>;
  shown: boolean;
  failures: FailureCount[];
}

const whoAndWhen = ({ at, by, why }: Pointer) => ({ at, by, why });

function lines(app: App): string[] {
  const { name, live, lastGood, canary, frozen, liveSince: since, shown, failures } = app;
  return [
    `${name}  live ${live ?? '-'}  since ${since.at} by ${since.by}${frozen ? '  FROZEN' : ''}`,
    ...(shown
      ? []
      : ['  not yet on the site: "pnpm delivery compose" puts it there, if nobody is at work on it']),
    ...(lastGood ? [`  last good ${lastGood}`] : []),
    ...(canary
      ? [`  canary ${canary.version} for ${canary.share} %, stops after ${canary.budget} failures`]
      : []),
    ...failures.map(
      ({ version, total, lastKind }) =>
        `  ${total} failures of ${version} reported, the last one: ${lastKind}`,
    ),
  ];
}
