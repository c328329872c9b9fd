import hooks from 'node:async_hooks';
import { createRequire } from 'node:module';

// It comes with Jest: each package is found from the one that brings it.
const from = ['jest', 'jest-cli', 'jest-config'].reduce(
  (place, name) => createRequire(place).resolve(name),
  import.meta.filename,
);
const { default: runFile } = createRequire(from)('jest-circus/runner');

const made = [];
hooks.AsyncLocalStorage = class AsyncLocalStorage extends hooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    made.push(this);
  }
};

/**
 * Runs a test file. Jest makes an AsyncLocalStorage for each and leaves it enabled: before Node 24, each of them makes all
 * later promises of the process slower.
 */
export default async function run(...file) {
  try {
    return await runFile(...file);
  } finally {
    for (const storage of made.splice(0)) storage.disable();
  }
}
