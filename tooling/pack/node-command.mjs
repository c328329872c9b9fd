import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * One command of the workspace as an npm package: bundled, with its README. `settings` are esbuild's; `manifest` is the
 * package's `package.json`.
 */
export async function nodeCommand(to, { folder, entryPoints, settings, manifest }) {
  const { build } = createRequire(join(folder, 'package.json'))('esbuild');
  mkdirSync(to, { recursive: true });
  await build({
    absWorkingDir: folder,
    entryPoints,
    outdir: join(to, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'error',
    ...settings,
  });
  cpSync(join(folder, 'README.md'), join(to, 'README.md'));
  writeFileSync(join(to, 'package.json'), JSON.stringify({ ...manifest, files: ['dist'] }, null, 2));
  return to;
}
