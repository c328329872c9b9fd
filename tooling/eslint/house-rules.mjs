import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { browsers } from '../browsers.mjs';
import { offeredNames } from './offered-names.mjs';
import { ownElementForText } from './own-element-for-text.mjs';
import { nodeGlobals, storages } from './restricted-globals.mjs';
import { pageSyntax, restrictedSyntax, testSyntax } from './restricted-syntax.mjs';
import { elements, policiesOf } from './import-rules.mjs';

const source = '**/*.{ts,tsx,mjs}';
const typed = '**/*.{ts,tsx}';
const withReact = ['{shared,shell,mfe-*,release-page}/**/*.{ts,tsx}'];
const tests = ['**/*.{test,spec}.{ts,tsx,mjs}'];
const textFiles = ['**/*.text.ts', '**/content/**', '**/seed/**', '**/*.examples.tsx'];
const drawers = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'constants', 'index'];

const imports = {
  patterns: [
    { group: ['../../*'], message: 'Use #folder/file.ts inside the package, @site/package/door outside.' },
    { group: ['*.test', '*.test.ts', '*.test.tsx'], message: 'Nobody imports a test.' },
  ],
};

/** The lint of the repository: who may import whom, names, and what no file may contain. */
export function houseRules(root) {
  return tseslint.config(
    {
      ignores: [
        '**/dist/**',
        '.site/**',
        '.cache/**',
        '**/coverage/**',
        '**/test-results/**',
        '**/playwright-report/**',
      ],
    },
    js.configs.recommended,
    ...tseslint.configs.strict.map((config) => ({ ...config, files: [typed] })),
    {
      files: [source],
      plugins: { boundaries, 'check-file': checkFile },
      languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
      settings: {
        'boundaries/root-path': root,
        'boundaries/elements': Object.entries(elements).map(([type, { at, capture }]) => ({
          type,
          pattern: at,
          partialMatch: false,
          ...(capture && { capture }),
        })),
        'boundaries/files': [{ category: 'test', pattern: '**/*.{test,spec}.{ts,tsx}' }],
        'import/resolver': { typescript: { alwaysTryTypes: true } },
      },
      rules: {
        'check-file/filename-naming-convention': [
          'error',
          { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
          { ignoreMiddleExtensions: true },
        ],
        'check-file/folder-naming-convention': [
          'error',
          { '{shell,mfe-*,sandbox,delivery,release-page,shared/*}/src/**': 'KEBAB_CASE' },
        ],
        'check-file/filename-blocklist': [
          'error',
          Object.fromEntries(drawers.map((name) => [`**/${name}.{ts,tsx,mjs}`, '*.<noun>.ts'])),
        ],
        'no-restricted-imports': ['error', imports],
        'no-restricted-syntax': ['error', ...restrictedSyntax],
        'no-nested-ternary': 'error',
        'no-else-return': ['error', { allowElseIf: false }],
        'no-eval': 'error',
        'no-implied-eval': 'error',
        'no-console': ['error', { allow: ['warn', 'error'] }],
        'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
        'max-params': ['error', { max: 3 }],
        eqeqeq: ['error', 'always'],
      },
    },
    {
      files: [typed],
      rules: {
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        '@typescript-eslint/no-explicit-any': 'error',
        // RTK's endpoints say `void` for a call without an argument.
        '@typescript-eslint/no-invalid-void-type': 'off',
        'no-undef': 'off',
      },
    },
    // The folders with React: the rules run its compiler over every file.
    { ...reactHooks.configs.flat['recommended-latest'], files: withReact },
    {
      files: ['{shared,shell,mfe-*,sandbox,delivery,release-page,e2e,bench}/**/*.{ts,tsx}'],
      rules: {
        'boundaries/dependencies': ['error', { default: 'disallow' }],
        'boundaries/no-unknown-files': 'error',
      },
    },
    // Of two elements that match, the plugin takes the first, ESLint the last. Each has its own policies only, since the
    // plugin tries all of them for each import.
    ...Object.entries(elements)
      .reverse()
      .map(([type, { at }]) => ({
        files: [`${at}/**/*.{ts,tsx}`],
        rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: policiesOf(type) }] },
      })),
    {
      files: ['{shared,shell,mfe-*}/src/**/*.tsx', 'shared/*/src/**/*.tsx'],
      ignores: tests,
      plugins: { site: { rules: { 'own-element-for-text': ownElementForText } } },
      rules: { 'site/own-element-for-text': 'error' },
    },
    {
      files: ['{shared,shell,mfe-*}/src/**/*.{ts,tsx}'],
      ignores: tests,
      plugins: { compat },
      settings: { browsers },
      rules: { 'compat/compat': 'error' },
    },
    {
      files: ['{shared,shell,mfe-*}/**/*.{ts,tsx}'],
      ignores: ['mfe-*/tools/**'],
      rules: { 'no-restricted-globals': ['error', ...storages, ...nodeGlobals] },
    },
    {
      files: ['shared/platform/src/storage/*.{ts,tsx}', 'shared/testing/jest/*.ts', ...tests],
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-syntax': ['error', ...restrictedSyntax.slice(0, 3)],
      },
    },
    {
      files: ['release-page/**/*.{ts,tsx}', 'shared/platform/src/storage/*.{ts,tsx}'],
      ignores: tests,
      rules: { 'no-restricted-globals': ['error', ...nodeGlobals] },
    },
    {
      files: ['{shell,mfe-*,shared}/**/*.{ts,tsx}'],
      ignores: ['**/*.api.ts', 'shared/api/**', 'shell/src/app/**', 'shared/testing/**', ...tests],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            ...imports,
            paths: [{ name: '@site/api/base-api', message: 'Endpoints are declared in *.api.ts only.' }],
          },
        ],
      },
    },
    {
      // Code that is bundled into a remote imports these libraries from the shell.
      files: ['mfe-*/src/**/*.{ts,tsx}', 'shared/{ui,forms}/src/**/*.{ts,tsx}'],
      ignores: [...tests, 'shared/ui/src/gallery/**'],
      rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: offeredNames(root) }] },
    },
    {
      files: ['**/*.page.tsx'],
      rules: {
        'no-restricted-syntax': ['error', ...restrictedSyntax, ...pageSyntax],
        'max-lines': ['error', { max: 120 }],
      },
    },
    {
      files: tests,
      rules: {
        'no-restricted-syntax': ['error', ...restrictedSyntax.slice(0, 3), ...testSyntax],
        'max-lines': 'off',
        'max-params': 'off',
      },
    },
    { files: textFiles, rules: { 'max-lines': 'off' } },
    // Playwright's fixtures begin with an empty pattern.
    { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    {
      files: ['**/*.{mjs,cjs}', 'sandbox/**', 'delivery/**', 'e2e/**', 'bench/**', 'tooling/**'],
      languageOptions: { globals: globals.node },
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        '**/*.config.{js,mjs,ts}',
        'sandbox/jest/*.mjs',
        'tooling/jest/runner.mjs',
        'tooling/stylelint/*.mjs',
        'tooling/tsconfig/*.d.ts',
      ],
      rules: { 'no-restricted-syntax': 'off' },
    },
  );
}
