import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail, pnpmFolder, root, run } from './process.mjs';

const pinned = JSON.parse(readFileSync(resolve(pnpmFolder, 'package.json'), 'utf8')).dependencies.pnpm;

/** Whether this is a copy of a workspace that has its packages by links into it: nothing is installed there. */
const hasLinkedPackages = () =>
  lstatSync(resolve(root, 'node_modules/.pnpm'), { throwIfNoEntry: false })?.isSymbolicLink();

/** Installs the pinned pnpm from its own lockfile, then the workspace from the workspace's. */
export async function install() {
  if (hasLinkedPackages()) return;
  const installed = resolve(pnpmFolder, 'node_modules/pnpm/package.json');
  if (!existsSync(installed) || JSON.parse(readFileSync(installed, 'utf8')).version !== pinned) {
    const { code, output } = await run(['npm', 'ci', '--no-audit', '--no-fund'], {
      cwd: pnpmFolder,
      quiet: true,
    });
    if (code !== 0) fail(`pnpm ${pinned} could not be installed:\n${output}`);
  }
  const { code, output } = await run(['pnpm', 'install', '--frozen-lockfile'], { quiet: true });
  if (code !== 0) fail(`The packages could not be installed:\n${output}`);
}
