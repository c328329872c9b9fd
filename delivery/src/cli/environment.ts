import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { SiteSettings } from '#compose/site-files.ts';
import { nameSchema } from '@site/release/build-record';
import { siteSettingsSchema } from '#settings/site-settings.ts';
import { Failure, Refusal } from '#refusal.ts';
import { type Depot, depot } from '#storage/depot.ts';
import { anyApp, type TrustedKey } from '#storage/keys.ts';
import { hasKind, openStore } from '#storage/open-store.ts';
import type { SmokePlan } from '#verify/smoke.ts';
import type { Limits } from '#verify/verify.ts';
import type { Invocation } from './command';
import { keysOf } from './machine-key';

const smokeSchema = v.object({
  params: v.optional(v.record(v.string(), v.string()), {}),
  signIn: v.optional(
    v.object({
      path: v.string(),
      body: v.record(v.string(), v.string()),
      token: v.string(),
      storageKey: v.string(),
    }),
  ),
});

// A private key that was pasted by mistake would be in the repository for all to read.
const publicKey = v.pipe(
  v.string(),
  v.startsWith('-----BEGIN PUBLIC KEY-----', 'is not a public key as "delivery key" prints it'),
);

const trustedKeySchema = v.object(
  {
    key: publicKey,
    /** The apps that it releases; `*` for all of them. */
    apps: v.pipe(v.array(v.union([nameSchema, v.literal(anyApp)])), v.nonEmpty()),
    retired: v.optional(v.boolean()),
  },
  'is not a key with its apps, as { "key": "-----BEGIN PUBLIC KEY-----…", "apps": ["mfe-shop"] }',
);

/** The settings of an environment, which docs/environments.md explains. */
export const environmentEntries = {
  store: v.string(),
  ...siteSettingsSchema.entries,
  trustedKeys: v.optional(v.array(trustedKeySchema)),
  budgetKb: v.optional(v.number(), 150),
  smoke: v.optional(smokeSchema, {}),
};

const environmentsSchema = v.record(v.string(), v.object(environmentEntries));

/** An environment that a command works on: its store, and the settings of its site. */
export interface Environment extends SiteSettings, Limits {
  name: string;
  depot: Depot;
  smoke: SmokePlan;
  /** Absent from an environment of this machine alone, which trusts the key that it made itself. */
  trustedKeys?: TrustedKey[] | undefined;
}

/** The folder from which the person called the tool; pnpm starts scripts in the package's own. */
export const calledFrom = () => process.env['INIT_CWD'] ?? process.cwd();

/** Opens the environment that the options name, or another by its name. `--store`, then SITE_STORE, win over the file. */
export async function openEnvironment(
  options: Invocation['options'],
  name = String(options['env'] ?? 'local'),
): Promise<Environment> {
  const root = workspaceAbove(calledFrom());
  const file = join(root, 'delivery/environments.json');
  const environments = readEnvironments(file);
  const found = environments[name];
  if (!found)
    throw new Refusal(
      `There is no environment ${name}: delivery/environments.json has ${Object.keys(environments).join(', ')}.`,
    );
  const isCurrent = name === String(options['env'] ?? 'local');
  const given = isCurrent ? (options['store'] ?? process.env['SITE_STORE']) : undefined;
  const address = given ? absolute(calledFrom(), String(given)) : absolute(root, found.store);
  const store = await openStore(address);
  return { ...found, name, depot: depot(store, keysOf(root, found.trustedKeys), name) };
}

/** The names of all environments. */
export const environmentNames = (): string[] =>
  Object.keys(readEnvironments(join(workspaceAbove(calledFrom()), 'delivery/environments.json')));

function readEnvironments(file: string) {
  const text = filledIn(readFileSync(file, 'utf8'));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), environmentsSchema), text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Failure(`${file} is not usable: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
}

/** `${NAME:-value}` becomes what the process's environment says, else the value. Quotes cannot come in that way. */
const filledIn = (text: string) =>
  text.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_match, name: string, value: string) =>
    JSON.stringify(process.env[name] ?? value).slice(1, -1),
  );

const absolute = (base: string, address: string) => (hasKind(address) ? address : resolve(base, address));

/** The folder of the repository that holds a folder. */
export function workspaceAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'delivery/environments.json'))) return at;
    if (at === dirname(at))
      throw new Refusal(
        `${folder} is not inside the site's repository: there is no delivery/environments.json above it.`,
      );
  }
}
