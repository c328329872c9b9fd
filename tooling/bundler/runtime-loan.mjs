import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// Every remote's entry would carry the federation runtime, 13 KB after Brotli. The shell has it, and lends its copy.
const runtime = '@module-federation/webpack-bundler-runtime';
const { version } = createRequire(import.meta.url)(`${runtime}/package.json`);

/** The file by which the shell's first script lends the runtime. */
export const runtimeLoan = resolve(import.meta.dirname, 'lend-runtime.mjs');

/** The runtime's version, as `provides` and `requires` of a build record name it. */
export const runtimeVersion = { [runtime]: version };

/** The webpack external by which a remote's entry takes the shell's runtime in the place of its own. */
export function borrowRuntime({ request }, done) {
  if (request.includes('/webpack-bundler-runtime/')) done(null, 'global siteFederationRuntime');
  else done();
}
