import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compilerOptions } from './compiler-options.mjs';

// Found from here, whatever a package manager hoists.
const { resolve: pathOf } = createRequire(import.meta.url);

const root = resolve(import.meta.dirname, '../..');

/** One jest project: a folder of the workspace with its tests beside its files. `dom` gives it a browser-like page. */
export function project(folder, { dom = false } = {}) {
  return {
    displayName: folder.replace('shared/', ''),
    rootDir: resolve(root, folder),
    testMatch: ['<rootDir>/{src,tools,eslint,stylelint,scripts,bundler,rspack}/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', ...(dom ? ['\\.sandbox\\.test\\.ts$'] : [])],
    testEnvironment: dom ? pathOf('jest-fixed-jsdom') : 'node',
    ...(dom && { testEnvironmentOptions: { url: 'http://localhost:3000/' } }),
    setupFilesAfterEnv: [
      resolve(root, 'shared/testing/jest/silent-console.ts'),
      ...(dom ? [resolve(root, 'shared/testing/jest/dom.cjs')] : []),
    ],
    testRunner: resolve(import.meta.dirname, 'runner.mjs'),
    transform: { '\\.tsx?$': [pathOf('ts-jest'), { tsconfig: compilerOptions, diagnostics: false }] },
    moduleNameMapper: {
      '\\.module\\.css$': resolve(root, 'shared/testing/jest/class-names.cjs'),
      '\\.(css|svg|png|webp|woff2)$': resolve(root, 'shared/testing/jest/asset.cjs'),
      // What the site brings to a browser; the build for Node loads a whole HTTP client.
      '^axios$': 'axios/dist/browser/axios.cjs',
    },
  };
}
