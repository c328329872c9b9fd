import { createRequire } from 'node:module';
import { compilerOptions } from './compiler-options.mjs';

const { resolve } = createRequire(import.meta.url);
const tsconfig = { ...compilerOptions, allowJs: true };

/** The jest settings of a remote in a repository of its own: the site's test kit, and a browser-like page. */
export const remoteTests = {
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: resolve('jest-fixed-jsdom'),
  testEnvironmentOptions: { url: 'http://localhost:3000/' },
  setupFilesAfterEnv: [resolve('@site/testing/jest/silent-console'), resolve('@site/testing/jest/dom.cjs')],
  transform: { '\\.[jt]sx?$': [resolve('ts-jest'), { tsconfig, diagnostics: false }] },
  // The site's packages are modules of today, which jest has to translate.
  transformIgnorePatterns: ['/node_modules/(?!.*@site/)'],
  moduleNameMapper: {
    '\\.module\\.css$': resolve('@site/testing/jest/class-names.cjs'),
    '\\.(css|svg|png|webp|woff2)$': resolve('@site/testing/jest/asset.cjs'),
  },
};
