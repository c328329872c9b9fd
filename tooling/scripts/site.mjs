import { resolve } from 'node:path';
import { appNames } from '../apps.mjs';
import { buildApps, changedApps, distOf } from './builds.mjs';
import { answers, fail, root, run, stay } from './process.mjs';

const originOf = (sandboxPort) => `http://127.0.0.1:${sandboxPort}`;

/** Builds what changed and makes it live in a local store, for a site beside the sandbox on that port. `settings` are variables of `environments.json`. */
export async function bringLive(store, sandboxPort, settings = {}) {
  const changed = await changedApps();
  const failed = await buildApps(changed);
  if (failed.length) fail(`The site was not started: the build of ${failed.join(', ')} failed; see above.`);
  const env = { SANDBOX_URL: originOf(sandboxPort), ...settings };
  await deliver(env, 'assets', '--store', store, resolve(root, 'mfe-content/public'));
  // On one's own machine a build may be of any size.
  await deliver(env, 'deploy', '--store', store, '--grows', 'local', ...appNames.map(distOf));
}

async function deliver(env, ...words) {
  const command = ['node', 'delivery.mjs', ...words];
  const { code, output } = await run(command, { cwd: resolve(root, 'delivery'), env, quiet: true });
  if (code !== 0) fail(`The site was not started: its builds could not be made live.\n${output}`);
}

/** Starts the sandbox, and then the site's server; returns both processes. */
export async function serveSite({ store, sitePort, sandboxPort, sandboxEnv = {} }) {
  const api = originOf(sandboxPort);
  const siteUrl = `http://localhost:${sitePort}`;
  const sandbox = stay(['node', '--import', 'tsx', 'src/app/main.ts'], {
    cwd: resolve(root, 'sandbox'),
    env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_SITE_URL: siteUrl, ...sandboxEnv },
  });
  await answers(`${api}/api/features`, sandbox).catch((error) =>
    fail(`The sandbox did not start: ${error.message}.`),
  );
  // Before, it would report each call that it cannot pass on.
  const serve = ['delivery.mjs', 'serve', '--store', store, '--port', String(sitePort), '--api', api];
  const site = stay(['node', ...serve], {
    cwd: resolve(root, 'delivery'),
    env: { SANDBOX_URL: api },
  });
  await answers(`${siteUrl}/`, site).catch((error) => fail(`The site did not start: ${error.message}.`));
  return [sandbox, site];
}
