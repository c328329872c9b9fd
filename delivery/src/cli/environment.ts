import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { SiteSettings } from '#compose/compose.ts';
import { Refusal } from '#registry/refusal.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import type { Invocation } from './command';

const environmentsSchema = v.record(
  v.string(),
  v.object({
    store: v.string(),
    config: v.optional(v.record(v.string(), v.unknown()), {}),
    allow: v.optional(v.record(v.string(), v.array(v.string())), {}),
  }),
);

/** An environment that a command works on: its store, and the settings of its site. */
export interface Environment extends SiteSettings {
  name: string;
  store: Store;
}

/** The folder from which the person called the tool; pnpm starts scripts in the package's own. */
export const calledFrom = () => process.env['INIT_CWD'] ?? process.cwd();

/** Opens the environment that the options name. `--store`, then SITE_STORE, win over the address in the file. */
export async function openEnvironment(options: Invocation['options']): Promise<Environment> {
  const name = String(options['env'] ?? 'local');
  const root = workspaceAbove(calledFrom());
  const environments = v.parse(
    environmentsSchema,
    JSON.parse(readFileSync(join(root, 'delivery/environments.json'), 'utf8')),
  );
  const found = environments[name];
  if (!found)
    throw new Refusal(
      `There is no environment ${name}: delivery/environments.json has ${Object.keys(environments).join(', ')}.`,
    );
  const given = options['store'] ?? process.env['SITE_STORE'];
  const address = given ? absolute(calledFrom(), String(given)) : absolute(root, found.store);
  return { name, store: await openStore(address), config: found.config, allow: found.allow };
}

const absolute = (base: string, address: string) =>
  address.includes('://') ? address : resolve(base, address);

function workspaceAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'delivery/environments.json'))) return at;
    if (at === dirname(at))
      throw new Refusal(
        `${folder} is not inside the site's repository: there is no delivery/environments.json above it.`,
      );
  }
}
