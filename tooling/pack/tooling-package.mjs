import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { singletons } from '../bundler/singletons.mjs';
import { offeredNames } from '../eslint/offered-names.mjs';
import { packageJson, publishedRange } from './package-json.mjs';

const tooling = resolve(import.meta.dirname, '..');
const root = resolve(tooling, '..');
// What builds the shell, and what knows the workspace's folders.
const ofTheWorkspace = new Set([
  'build.mjs',
  'shell.mjs',
  'icons.mjs',
  'placeholders.mjs',
  'lend-runtime.mjs',
  'lockfile.mjs',
  'router.mjs',
  'unused-runtime.mjs',
  'house-rules.mjs',
  'import-rules.mjs',
  'lint-texts.mjs',
  'offered-names.mjs',
]);
// Named as text in settings of webpack and jest.
const loaded = [
  '@swc/core',
  'jest',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  'lightningcss',
  'postcss',
  'postcss-custom-media',
  'react-refresh',
  'ts-jest',
  'typescript',
  'webpack-dev-server',
];

/** The bundler, and the settings of jest and TypeScript, for a repository without this workspace. */
export function toolingPackage(to) {
  const keep = (file) => !/\.test\.ts$/.test(file) && !ofTheWorkspace.has(file.split('/').at(-1));
  for (const part of ['bundler', 'rspack', 'eslint', 'jest', 'tsconfig', 'browsers.mjs'])
    cpSync(join(tooling, part), join(to, part), { recursive: true, filter: keep });
  // The same files under the same names, which read packages where those of the workspace read its folders.
  cpSync(join(tooling, 'pack/outside'), to, { recursive: true });
  cpSync(join(tooling, 'README.md'), join(to, 'README.md'));
  writeFileSync(
    join(to, 'bundler/site.json'),
    JSON.stringify({ singletons: singletons(), offered: offeredNames(root) }, null, 2),
  );

  const text = textBelow(to);
  const manifest = packageJson('tooling');
  const dependencies = Object.entries(manifest.dependencies).filter(
    ([name]) => loaded.includes(name) || text.includes(`'${name}'`) || text.includes(`'${name}/`),
  );
  const own = {
    ...manifest,
    dependencies: Object.fromEntries(dependencies),
    peerDependencies: Object.fromEntries(
      ['contracts', 'release', 'testing', 'tokens'].map((name) => [
        `@site/${name}`,
        publishedRange(`@site/${name}`),
      ]),
    ),
    exports: {
      './bundler/*': './bundler/*',
      './rspack/*': './rspack/*',
      './eslint/*': './eslint/*',
      './jest/*': './jest/*',
      './tsconfig/*': './tsconfig/*',
      './dev': './dev.mjs',
    },
    bin: { 'site-dev': './dev.mjs', 'site-ship': './ship.mjs' },
  };
  writeFileSync(join(to, 'package.json'), JSON.stringify(own, null, 2));
  return to;
}

const textBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.mjs'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
