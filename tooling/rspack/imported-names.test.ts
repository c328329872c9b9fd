import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

// The sources of a remote that takes two packages from the shell: one of named exports, and one in CommonJS.
const sources = {
  'package.json': '{}',
  'node_modules/router/package.json': '{ "version": "1.0.0", "type": "module", "exports": "./main.js" }',
  'node_modules/router/main.js': 'export const link = 1; export const match = 2; export const unused = 3;',
  'node_modules/view/package.json': '{ "version": "1.0.0", "main": "./main.js" }',
  'node_modules/view/main.js': 'exports.draw = 1;',
  'door.js': `
    import { link } from 'router';
    import * as view from 'view';
    import { again } from './again.js';
    import './nothing.js';
    console.log(link, view, again);`,
  'again.js': `export { match as again } from 'router'; export { unused } from 'router';`,
  'nothing.js': `import { unused } from 'router'; if (false) console.log(unused);`,
};

test('a remote that Rspack builds asks for the names that it uses, renamed ones and whole modules too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imported-names-'));
  try {
    for (const [file, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const words = ['--input-type=module', '--eval', script(folder)];
    const answer = execFileSync(process.execPath, words, { cwd: resolve(__dirname, '..'), encoding: 'utf8' });
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({ router: ['link', 'match'], view: ['*'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Builds the door as the bundler does, and prints what the plugin wrote down. */
const script = (folder: string) => `
import { rspack } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ImportedNamesPlugin } from './rspack/imported-names.mjs';

const plugin = new ImportedNamesPlugin();
const taken = { import: false, singleton: true, requiredVersion: false };
await new Promise((done, failed) => rspack({
  mode: 'production', context: ${JSON.stringify(folder)}, entry: {}, target: 'web',
  output: { path: ${JSON.stringify(join(folder, 'dist'))}, uniqueName: 'app' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'app', filename: 'entry.js', dts: false, manifest: false,
      exposes: { './door': './door.js' }, shared: { router: taken, view: taken },
    }),
    plugin,
  ],
}, (error, stats) => error || stats.hasErrors() ? failed(error ?? new Error(String(stats))) : done()));
console.log(JSON.stringify(plugin.names));
`;
