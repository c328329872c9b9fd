import { existsSync, readdirSync } from 'node:fs';
import { installPackages, isRootOnDebian } from './debian.mjs';
import { fail, run } from './process.mjs';

// Chromium without its windows draws the same pages in three quarters of the time.
const headless = '/usr/bin/chromium-headless-shell';
const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const postgres = '/usr/lib/postgresql';

const isOneThere = (paths) => paths.some((path) => path && existsSync(path));

const debianPackages = {
  'chromium-headless-shell': () => isOneThere([process.env.CHROMIUM_PATH, headless]),
  postgresql: () =>
    existsSync(postgres) &&
    readdirSync(postgres).some((version) => existsSync(`${postgres}/${version}/bin/initdb`)),
  'nginx-light': () => existsSync('/usr/sbin/nginx'),
};

/**
 * Installs the browser and the servers that tests run against, where we may; elsewhere `TEST_DATABASE_URL` names a
 * database. It needs no package of the workspace, so it can run beside anything.
 */
export async function provideTestPrograms() {
  const missing = Object.keys(debianPackages).filter((name) => !debianPackages[name]());
  if (missing.length > 0 && isRootOnDebian()) await installPackages(missing);
}

/** Where no Chromium is found, downloads Playwright's own; the workspace's packages are there by then. */
export async function provideBrowser() {
  if (isOneThere([process.env.CHROMIUM_PATH, headless, ...known])) return;
  const { code, output } = await run(
    ['pnpm', '--filter', 'e2e', 'exec', 'playwright', 'install', 'chromium'],
    { quiet: true },
  );
  if (code !== 0) fail(`No Chromium was found, and none could be installed:\n${output}`);
}
