import { existsSync } from 'node:fs';
import { run } from './process.mjs';

/** Whether packages can be installed here: root on Debian or its kin. */
export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; returns whether it worked. */
export async function installPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${names.join(', ')} (Debian packages)`);
  await run(['apt-get', 'update', '-qq'], { env, quiet: true });
  const { code, output } = await run(
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names],
    { env, quiet: true },
  );
  if (code !== 0) console.error(output);
  return code === 0;
}
