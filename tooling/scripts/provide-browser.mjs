import { existsSync } from 'node:fs';
import { installPackages, isRootOnDebian } from './debian.mjs';
import { fail, run } from './process.mjs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds a Chromium, else installs one: Debian's where we may, else Playwright's own. Answers the tests' environment. */
export async function provideBrowser() {
  const found = [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path));
  if (found) return { CHROMIUM_PATH: found };
  if (isRootOnDebian() && (await installPackages(['chromium']))) return { CHROMIUM_PATH: known[0] };
  const { code, output } = await run(
    ['pnpm', '--filter', 'e2e', 'exec', 'playwright', 'install', 'chromium'],
    { quiet: true },
  );
  if (code !== 0) fail(`No Chromium was found, and none could be installed:\n${output}`);
  return {};
}
