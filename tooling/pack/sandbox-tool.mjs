import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { packageJson } from './package-json.mjs';

const sandbox = resolve(import.meta.dirname, '../../sandbox');

/** The sandbox as one command, with the files that it reads beside its own. */
export async function sandboxTool(to) {
  const { build } = createRequire(join(sandbox, 'package.json'))('esbuild');
  const manifest = packageJson('sandbox', { without: ['@site/brand', '@site/contracts', 'tsx'] });
  mkdirSync(to, { recursive: true });
  await build({
    absWorkingDir: sandbox,
    entryPoints: { sandbox: 'src/app/main.ts' },
    outdir: join(to, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys(manifest.dependencies),
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'error',
  });
  cpSync(join(sandbox, 'src/database/migrations'), join(to, 'dist/migrations'), { recursive: true });
  cpSync(join(sandbox, 'src/payment-provider/browser'), join(to, 'dist/browser'), { recursive: true });
  cpSync(join(sandbox, 'README.md'), join(to, 'README.md'));
  const own = {
    ...manifest,
    name: '@site/sandbox',
    bin: { 'site-sandbox': './dist/sandbox.mjs' },
    files: ['dist'],
  };
  writeFileSync(join(to, 'package.json'), JSON.stringify(own, null, 2));
  return to;
}
