import { resolve } from 'node:path';
import { apps, buildApps, changedApps, distOf } from './apps.mjs';
import { answers, fail, root, run, stay } from './process.mjs';

/** Builds what changed and makes it live in the local store. */
export async function bringLive(store) {
  const changed = await changedApps();
  const failed = await buildApps(changed);
  if (failed.length) fail(`The site was not started: the build of ${failed.join(', ')} failed; see above.`);
  const deploy = [
    'pnpm',
    '--silent',
    '--filter',
    'delivery',
    'cli',
    'deploy',
    '--store',
    store,
    ...apps.map(distOf),
  ];
  const { code, output } = await run(deploy, { quiet: true });
  if (code !== 0) fail(`The site was not started: its builds could not be made live.\n${output}`);
}

/** Starts the sandbox and the site's server; answers both processes. */
export async function serveSite({ store, sitePort, sandboxPort, sandboxEnv = {} }) {
  const sandbox = stay(['node', '--import', 'tsx', 'src/app/main.ts'], {
    cwd: resolve(root, 'sandbox'),
    env: { SANDBOX_PORT: String(sandboxPort), ...sandboxEnv },
  });
  const api = `http://127.0.0.1:${sandboxPort}`;
  const serve = ['src/cli/main.ts', 'serve', '--store', store, '--port', String(sitePort), '--api', api];
  const site = stay(['node', '--import', 'tsx', ...serve], { cwd: resolve(root, 'delivery') });
  await Promise.all([
    answers(`${api}/`, sandbox).catch((error) => fail(`The sandbox did not start: ${error.message}.`)),
    answers(`http://localhost:${sitePort}/`, site).catch((error) =>
      fail(`The site did not start: ${error.message}.`),
    ),
  ]);
  return [sandbox, site];
}
