import { type Pointer, readHistory } from '#registry/pointer.ts';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appWord } from './version-word';

export const historyCommand: Command = {
  summary: 'lists every change of an app: what, who, when, why',
  usage: 'history <name>',
  async run({ words, options }) {
    const { depot } = await openEnvironment(options);
    const history = await readHistory(depot, appWord(words[0]));
    return { data: { history }, lines: history.map(line) };
  },
};

const line = ({ revision, at, action, live, canary, by, why }: Pointer) =>
  [
    `${revision}`.padStart(4),
    at,
    action.padEnd(13),
    live ?? '-',
    canary ? `canary ${canary.version} ${canary.share} %` : '',
    `by ${by}`,
    why,
  ]
    .filter(Boolean)
    .join('  ');
