import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { browsers } from '../browsers.mjs';
import { ownElementForText } from './own-element-for-text.mjs';
import { pageSyntax, restrictedSyntax, testSyntax } from './restricted-syntax.mjs';

const { offered } = JSON.parse(readFileSync(new URL('../bundler/site.json', import.meta.url), 'utf8'));
const typed = 'src/**/*.{ts,tsx}';
// What no customer loads.
const atHome = ['src/**/*.test.{ts,tsx}', 'src/gallery/**'];
const storage = { name: 'localStorage', message: 'Use @site/platform/storage.' };

/** The lint of a remote in a repository of its own: the site's rules for what a file of a remote may contain. */
export const remoteRules = tseslint.config(
  { ignores: ['dist/**', '.cache/**'] },
  js.configs.recommended,
  ...tseslint.configs.strict.map((config) => ({ ...config, files: [typed] })),
  { ...reactHooks.configs.flat['recommended-latest'], files: [typed] },
  {
    files: [typed],
    plugins: { compat, site: { rules: { 'own-element-for-text': ownElementForText } } },
    settings: { browsers },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // The shell carries some names of its libraries: another one would not be there when the page runs.
      '@typescript-eslint/no-restricted-imports': ['error', { paths: offered }],
      'no-undef': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'no-restricted-globals': ['error', storage, { ...storage, name: 'sessionStorage' }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      'compat/compat': 'error',
      'site/own-element-for-text': 'error',
    },
  },
  {
    files: ['src/**/*.page.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...pageSyntax] },
  },
  {
    files: atHome,
    rules: {
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-syntax': ['error', ...testSyntax],
      'compat/compat': 'off',
      'site/own-element-for-text': 'off',
    },
  },
  { files: ['*.mjs'], languageOptions: { globals: globals.node } },
);
