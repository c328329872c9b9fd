import { remoteNames } from './tooling/apps.mjs';
import { project } from './tooling/jest/project.mjs';

const dom = { dom: true };
const sandboxEngines = {
  globalSetup: '<rootDir>/../sandbox/jest/engines.mjs',
  globalTeardown: '<rootDir>/../sandbox/jest/stop-engines.mjs',
};

export default {
  // Two cores run jsdom, databases and twenty processes side by side: slowness is no failure, only hanging is one.
  testTimeout: 480_000,
  projects: [
    project('shared/domain'),
    project('shared/brand'),
    project('shared/contracts'),
    project('shared/tokens'),
    project('shared/ui', dom),
    project('shared/api', dom),
    project('shared/platform', dom),
    project('shared/prerender'),
    project('shared/release'),
    project('shared/forms', dom),
    project('shared/cart', dom),
    project('shared/testing', dom),
    project('shell', dom),
    ...remoteNames.map((name) => project(name, dom)),
    { ...project('sandbox'), ...sandboxEngines },
    againstSandbox('mfe-shop'),
    // The template's package has the name of the one that `pnpm new-remote` copies.
    { ...project('tooling'), modulePathIgnorePatterns: ['<rootDir>/create-site-remote/'] },
    project('delivery'),
    project('release-page', dom),
    project('bench'),
  ],
};

/** Tests of a remote that speak to a running sandbox (decision 12). */
function againstSandbox(name) {
  const testMatch = ['<rootDir>/src/**/*.sandbox.test.ts'];
  return { ...project(name), displayName: `${name} and sandbox`, testMatch, ...sandboxEngines };
}
