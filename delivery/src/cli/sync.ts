import { resolve } from 'node:path';
import { sync } from '#check/sync.ts';
import { Refusal } from '#refusal.ts';
import { hasKind, openStore } from '#storage/open-store.ts';
import type { Command } from './command';
import { calledFrom, openEnvironment } from './environment';

export const syncCommand: Command = {
  summary: 'copies the site to a folder that a web server serves, each file against its signed hash',
  usage: 'sync <folder>',
  args: 1,
  async run({ args, options }) {
    const [folder] = args;
    if (!folder || hasKind(folder))
      throw new Refusal('To which folder of this machine? For example: /var/www/site');
    const { depot } = await openEnvironment(options);
    const target = await openStore(resolve(calledFrom(), folder));
    if (target.address === depot.address) throw new Refusal('This folder is the store itself: name another.');
    const written = await sync(depot, target);
    return { data: { written }, lines: [`${written.length} files copied to ${target.address}`] };
  },
};
