import { resolve } from 'node:path';
import { fail, root } from './process.mjs';

/** Ends the process with a message if a site does not respond, or accepts no remote from a developer's machine. */
export async function requireOverrides(site) {
  const settings = await fetch(new URL('/config.json', site)).then(
    (answer) => (answer.ok ? answer.json() : {}),
    (error) => fail(`${site} does not respond: ${error.cause?.message ?? error.message}.`),
  );
  if (settings.allowOverrides !== true)
    fail(
      `${site} accepts no remote from a developer's machine: "allowOverrides" is not set in the settings of that environment.`,
    );
}

/** The address under which a site shows a page of the remote that is served on a port of this machine. */
export async function overrideAddress(site, name, port) {
  const { pagesIn } = await import('../bundler/contract.mjs');
  const { source } = await import('../bundler/source.mjs');
  const { manifestFile } = await source('release/src/files.ts');
  const paths = Object.values(pagesIn(resolve(root, name))).map((path) => path.replaceAll(/\/:\w+\?/g, ''));
  const address = new URL(paths.find((path) => !path.includes(':')) ?? '/', site);
  return `${address}?override=${name}@http://localhost:${port}/${manifestFile}`;
}
