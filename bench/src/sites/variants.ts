import { join } from 'node:path';
import { run, serve } from '#run/process.ts';
import { composeSite, delivery, layOutDefault, layOutMonolith } from './stores';
import { cache } from './workspace';

/** The three sites that are compared. */
export const variantNames = ['composed', 'monolith', 'default'] as const;

/** Those of them to which the targets apply. */
export const comparedNames = ['composed', 'monolith'] as const;

export type VariantName = (typeof variantNames)[number];

const firstPort = 4550;
const apiPort = 4549;

/** The address of the sandbox that all three speak to. */
export const api = `http://127.0.0.1:${apiPort}`;

export const storeOf = (name: VariantName) => join(cache, 'stores', name);
export const siteOf = (name: VariantName) => `http://localhost:${firstPort + variantNames.indexOf(name)}`;

/** Builds the variants that production does not build, and makes the three stores. */
export async function makeSites(workspace: string) {
  await composeSite(workspace, storeOf('composed'));
  await makeMonolith(workspace);
  const build = join(cache, 'by-default');
  await run(['node', 'src/builds/build.mjs', 'by-default', build], join(workspace, 'bench'));
  layOutDefault(workspace, build, storeOf('default'));
}

/** Builds the monolith and puts it in the place of the one before. */
export async function makeMonolith(workspace: string): Promise<number> {
  const build = join(cache, 'monolith');
  const time = await run(['node', 'src/builds/build.mjs', 'monolith', build], join(workspace, 'bench'));
  layOutMonolith(workspace, build, storeOf('monolith'));
  return time;
}

/** Serves sites, by default all three, and the sandbox, all in memory of this run. */
export async function serveSites(workspace: string, names: readonly VariantName[] = variantNames) {
  const sandbox = await serve(['node', '--import', 'tsx', 'src/app/main.ts'], {
    cwd: join(workspace, 'sandbox'),
    address: `${api}/api/features`,
    env: { SANDBOX_PORT: String(apiPort), SANDBOX_SITE_URL: siteOf('composed'), SANDBOX_DATA: 'memory:' },
  });
  const sites = await Promise.all(
    names.map((name) => serveSite(workspace, { store: storeOf(name), site: siteOf(name) })),
  );
  return () => [sandbox, ...sites].forEach((child) => child.kill());
}

/** Serves one store at an address of this machine. */
export const serveSite = (workspace: string, at: { store: string; site: string; api?: string }) => {
  const words = ['--store', at.store, '--port', new URL(at.site).port, '--api', at.api ?? api];
  return serve([...delivery, 'serve', ...words], {
    cwd: join(workspace, 'delivery'),
    address: at.site,
    env: { SANDBOX_URL: api },
  });
};
