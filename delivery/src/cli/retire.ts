import * as v from 'valibot';
import { shellName } from '@site/release/files';
import { Refusal } from '#refusal.ts';
import { retire } from '#registry/retire.ts';
import { authorOf, authorOptions } from './author';
import { afterChange } from './change';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { appArgument } from './version-argument';

const target = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/[\w.-]+(\/|$))[\w/.~%?=&#+-]*$/));

export const retireCommand: Command = {
  summary: 'takes a remote off the site; its addresses redirect, or show a page that says it is gone',
  usage: 'retire <name> [--to <path or https address>] [--why <sentence>]',
  args: 1,
  options: {
    ...authorOptions,
    to: { type: 'string', help: 'where its addresses lead (default: a page that says that they are gone)' },
  },
  async run({ args, options, note }) {
    const environment = await openEnvironment(options);
    const name = appArgument(args[0]);
    if (name === shellName) throw new Refusal('The shell cannot be retired: it is the frame of every page.');
    const { to } = options;
    if (to !== undefined && !v.is(target, to))
      throw new Refusal(`--to takes a path, as --to /meus-titulos, or an https address, instead of "${to}".`);
    const wish = { name, ...(to !== undefined && { to: String(to) }) };
    const pointer = await retire(environment.depot, wish, authorOf(options));
    const line = `${name} is off the site; "delivery rollback ${name}" brings it back`;
    return afterChange(environment, pointer, { line, note });
  },
};
