import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageJson, publishedRange } from './package-json.mjs';

const tooling = resolve(import.meta.dirname, '..');

/** `npm create site-remote`: the command, its template, and the sources that `pnpm new-remote` writes, too. */
export function createCommand(to) {
  cpSync(join(tooling, 'create-site-remote'), to, { recursive: true });
  cpSync(join(tooling, 'new-remote/src'), join(to, 'template/src'), { recursive: true });
  const own = packageJson('tooling', {
    name: 'create-site-remote',
    bin: { 'create-site-remote': './create.mjs' },
    files: ['create.mjs', 'template'],
    dependencies: {},
    peerDependencies: {},
  });
  writeFileSync(join(to, 'package.json'), JSON.stringify(own, null, 2));
  const file = join(to, 'template/package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"(@site\/[\w-]+)": "[^"]*"/g, siteRange));
  return to;
}

// The template asks for the versions with which it is packed.
const siteRange = (_whole, name) => `"${name}": "${publishedRange(name)}"`;
