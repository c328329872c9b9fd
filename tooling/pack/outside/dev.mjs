#!/usr/bin/env node
// `site-dev --against <site>`: the remote of this folder within a site that runs. Without it: alone, with a sandbox of the API.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const port = process.env.PORT ?? '3100';
const sandboxPort = process.env.SANDBOX_PORT ?? '4000';
const bundler = existsSync('rspack.config.mjs') ? 'rspack' : 'webpack';
const children = [];

const stay = (command, words, env = {}) =>
  children.push(
    spawn(command, words, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    }),
  );

if (values.against) {
  const { pagesIn } = await import('./bundler/contract.mjs');
  const [path = '/'] = Object.values(pagesIn(process.cwd()));
  const page = new URL(path.replaceAll(/\/:\w+\??/g, ''), values.against);
  console.log(`\n  ${page}?override=${name}@http://localhost:${port}/mf-manifest.json\n`);
  stay(bundler, ['serve', '--mode', 'production', '--env', 'lent']);
} else {
  const address = `http://localhost:${port}`;
  const isSandboxUp = await fetch(`http://127.0.0.1:${sandboxPort}/api/features`).then(
    ({ ok }) => ok,
    () => false,
  );
  const sandbox = { SANDBOX_PORT: sandboxPort, SANDBOX_SITE_URL: address, SANDBOX_DATA: '.cache/sandbox' };
  if (!isSandboxUp) stay('site-sandbox', [], sandbox);
  console.log(`\n  ${address}\n`);
  stay(bundler, ['serve', '--mode', 'development', '--env', 'alone'], { SANDBOX_PORT: sandboxPort });
}

const endAll = () => children.forEach((child) => child.kill());
process.on('SIGINT', endAll).on('SIGTERM', endAll);
for (const child of children)
  child.on('exit', (code) => {
    endAll();
    process.exit(code ?? 0);
  });
