import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { packageJson } from './package-json.mjs';

const delivery = resolve(import.meta.dirname, '../../delivery');
const external = ['@aws-sdk/*', '@fastify/*', 'esbuild', 'fastify', 'playwright-core'];

/** The delivery tool as one command. What is bundled in is no dependency of it. */
export async function deliveryTool(to) {
  const { build } = createRequire(join(delivery, 'package.json'))('esbuild');
  mkdirSync(to, { recursive: true });
  await build({
    absWorkingDir: delivery,
    entryPoints: { delivery: 'src/cli/main.ts' },
    outdir: join(to, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external,
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'error',
  });
  const { dependencies, ...manifest } = packageJson('delivery', {
    without: ['@site/release', '@site/release-page'],
  });
  const isExternal = (name) => external.some((each) => name.startsWith(each.replace('*', '')));
  const own = {
    ...manifest,
    name: '@site/delivery',
    bin: { delivery: './dist/delivery.mjs' },
    files: ['dist'],
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => isExternal(name))),
  };
  writeFileSync(join(to, 'package.json'), JSON.stringify(own, null, 2));
  cpSync(join(delivery, 'README.md'), join(to, 'README.md'));
  return to;
}
