import { existsSync } from 'node:fs';
import { installPackages, isRootOnDebian } from './debian.mjs';
import { fail } from './process.mjs';

const needed = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** Installs what drives the engines behind Firefox and Safari, where we may; these are Debian's packages. */
export async function provideEngines() {
  const missing = Object.keys(needed).filter((name) => !existsSync(needed[name]));
  if (missing.length === 0) return;
  if (!isRootOnDebian() || !(await installPackages(missing)))
    fail(`The engines need these packages of Debian: ${missing.join(', ')}.`);
}
