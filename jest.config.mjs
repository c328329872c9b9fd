import { remoteNames } from './tooling/apps.mjs';
import { project } from './tooling/jest/project.mjs';

const dom = { dom: true };

export default {
  // Two cores run jsdom, databases and twenty processes side by side: slowness is no failure.
  testTimeout: 60_000,
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
    {
      ...project('sandbox'),
      globalSetup: '<rootDir>/jest/engines.mjs',
      globalTeardown: '<rootDir>/jest/stop-engines.mjs',
    },
    project('tooling'),
    project('delivery'),
    project('bench'),
  ],
};
