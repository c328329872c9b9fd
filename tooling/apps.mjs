import { readFileSync } from 'node:fs';

/** Every app of the site: its name, which is its folder too, its kind, and the port of its development server. */
export const apps = JSON.parse(readFileSync(new URL('apps.json', import.meta.url), 'utf8'));

const namesOf = (list) => list.map(({ name }) => name);

export const appNames = namesOf(apps);
export const remoteNames = namesOf(apps.filter(({ kind }) => kind === 'remote'));

// `pnpm dev` sets the ports that it uses instead of occupied ones.
const taken = JSON.parse(process.env.DEV_PORTS ?? '{}');

/** The port of an app's development server. */
export function portOf(name) {
  const app = apps.find((each) => each.name === name);
  if (!app) throw new Error(`tooling/apps.json has no app called ${name}.`);
  return taken[name] ?? app.port;
}
