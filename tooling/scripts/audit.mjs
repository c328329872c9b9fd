// Looks at the lockfile: by itself, and by the registry's list of known faults. Exit codes: 0 nothing found, 1 something, 2
// the registry could not be asked.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, run } from './process.mjs';

const [folder = root] = process.argv.slice(2);
const lockfile = readFileSync(resolve(folder, 'pnpm-lock.yaml'), 'utf8');

// A package from anywhere but the registry, or without a hash, can change after it was looked at.
const odd = [...lockfile.matchAll(/^ {2}(\S.*):\n {4}resolution: \{(.*)\}$/gm)]
  .filter(([, , resolution]) => !/^integrity: sha512-[\w+/=]+$/.test(resolution))
  .map(([, name]) => `${name} comes from elsewhere than the registry, or has no sha512 hash.`);
if (odd.length > 0) end(1, odd.join('\n'));

const { code, output } = await run(['pnpm', 'audit', '--audit-level', 'high', '--json'], {
  cwd: folder,
  quiet: true,
});
const answer = read(output);
if (!answer?.metadata)
  end(
    2,
    `The lockfile has a hash for each package, but no registry could be asked for known vulnerabilities:\n${output.trim()}`,
  );
if (code !== 0) end(1, output);
console.log('The lockfile has a hash for each package, and the registry knows of no serious fault in any.');

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function end(exitCode, sentence) {
  console.error(sentence);
  process.exit(exitCode);
}
