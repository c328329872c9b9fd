import { type Pointer, readHistory } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appArgument } from './version-argument';

export const historyCommand: Command = {
  summary: 'lists every change of an app: what, who, when, why',
  usage: 'history <name>',
  args: 1,
  async run({ args, options }) {
    const { depot } = await openEnvironment(options);
    const name = appArgument(args[0]);
    const history = await readHistory(depot, name);
    if (history.length === 0) throw new Refusal(`Nothing of ${name} was ever live in ${depot.address}.`);
    return { data: { history }, lines: history.map(line) };
  },
};

const line = ({ revision, at, action, live, canary, by, why, grows }: Pointer) =>
  [
    `${revision}`.padStart(4),
    at,
    action.padEnd(13),
    live ?? '-',
    canary ? `canary ${canary.version} ${canary.share} %` : '',
    `by ${by}`,
    why,
    grows && `grows: ${grows}`,
  ]
    .filter(Boolean)
    .join('  ');
