import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const tooling = resolve(import.meta.dirname, '..');

/** `npm create site-remote`: the command, its template, and the sources that `pnpm new-remote` writes, too. */
export function createCommand(to) {
  cpSync(join(tooling, 'create-site-remote'), to, { recursive: true });
  cpSync(join(tooling, 'new-remote/src'), join(to, 'template/src'), { recursive: true });
  const manifest = {
    name: 'create-site-remote',
    version: '1.0.0',
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=20.19' },
    publishConfig: { provenance: true },
    bin: { 'create-site-remote': './create.mjs' },
    files: ['create.mjs', 'template'],
  };
  writeFileSync(join(to, 'package.json'), JSON.stringify(manifest, null, 2));
  return to;
}
