import { resolve } from 'node:path';
import { sync } from '#check/sync.ts';
import { Refusal } from '#refusal.ts';
import { hasKind, openStore } from '#storage/open-store.ts';
import type { Command } from './command';
import { calledFrom, openEnvironment } from './environment';

export const syncCommand: Command = {
  summary: 'copies the site to a folder that a web server serves, each file against its signed hash',
  usage: 'sync <folder>',
  words: 1,
  async run({ words, options }) {
    const [folder] = words;
    if (!folder || hasKind(folder))
      throw new Refusal('Say to which folder of this machine, as /var/www/site.');
    const { depot } = await openEnvironment(options);
    const target = await openStore(resolve(calledFrom(), folder));
    if (target.address === depot.address) throw new Refusal('This folder is the store itself: name another.');
    const written = await sync(depot, target);
    return { data: { written }, lines: [`${written.length} files copied to ${target.address}`] };
  },
};
