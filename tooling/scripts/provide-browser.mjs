import { existsSync } from 'node:fs';
import { installPackages, isRootOnDebian } from './debian.mjs';
import { fail, run } from './process.mjs';

// Chromium without its windows draws the same pages in three quarters of the time.
const headless = '/usr/bin/chromium-headless-shell';
const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds a Chromium, else installs one: Debian's where we may, else Playwright's own. Returns the tests' environment. */
export async function provideBrowser() {
  const chosen = [process.env.CHROMIUM_PATH, headless].find((path) => path && existsSync(path));
  if (chosen) return { CHROMIUM_PATH: chosen };
  if (isRootOnDebian() && (await installPackages(['chromium-headless-shell'])))
    return { CHROMIUM_PATH: headless };
  const found = known.find((path) => existsSync(path));
  if (found) return { CHROMIUM_PATH: found };
  const { code, output } = await run(
    ['pnpm', '--filter', 'e2e', 'exec', 'playwright', 'install', 'chromium'],
    { quiet: true },
  );
  if (code !== 0) fail(`No Chromium was found, and none could be installed:\n${output}`);
  return {};
}
