#!/usr/bin/env node
// `site-ship [--env staging] [--canary 10] [--why …]`: publishes the build in `dist` and makes it live, after `verify`.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const options = process.argv.slice(2);
const { values } = parseArgs({
  args: options,
  strict: false,
  options: { env: { type: 'string' }, store: { type: 'string' } },
});
const place = ['env', 'store'].flatMap((name) => (values[name] ? [`--${name}`, String(values[name])] : []));

for (const words of [
  ['publish', 'dist', ...place],
  ['promote', 'dist', ...options],
]) {
  const { status } = spawnSync('delivery', words, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
