import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

// The packages of the fixture: one of named exports, and one in CommonJS.
const packages = {
  'node_modules/router/package.json': '{ "version": "1.0.0", "type": "module", "exports": "./main.js" }',
  'node_modules/router/main.js': 'export const link = 1; export const match = 2; export const unused = 3;',
  'node_modules/view/package.json': '{ "version": "1.0.0", "main": "./main.js" }',
  'node_modules/view/main.js': 'exports.draw = 1;',
  'package.json': '{}',
};

const remote = {
  'entry.js': `
    import { link } from 'router';
    import * as view from 'view';
    import { again } from './again.js';
    import './nothing.js';
    console.log(link, view, again);`,
  'again.js': `export { match as again } from 'router'; export { unused } from 'router';`,
  'nothing.js': `import { unused } from 'router'; if (false) console.log(unused);`,
};

const shell = {
  'entry.js': `import './offered.js'; import 'view';`,
  'offered.js': `export { link } from 'router';`,
};

test('a remote asks for the names that it uses, renamed ones and whole modules too', () => {
  expect(namesOf(remote, 'ImportedNamesPlugin')).toEqual({ router: ['link', 'match'], view: ['*'] });
});

test('a shell offers the names of what it provides, a CommonJS module also as a whole', () => {
  expect(namesOf(shell, 'OfferedNamesPlugin')).toEqual({
    router: ['link'],
    view: ['*', 'default', 'draw'],
  });
});

function namesOf(sources: Record<string, string>, plugin: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'shared-names-'));
  for (const [file, text] of Object.entries({ ...packages, ...sources })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  try {
    const words = ['--input-type=module', '--eval', script(folder, plugin)];
    const answer = execFileSync(process.execPath, words, { cwd: resolve(__dirname, '..'), encoding: 'utf8' });
    return JSON.parse(answer.slice(answer.indexOf('{')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds the entry as the bundler does, and prints what the plugin wrote down. */
const script = (folder: string, plugin: string) => `
import webpack from 'webpack';
import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { ${plugin} } from ${JSON.stringify(resolve(__dirname, 'shared-names.mjs'))};

const plugin = new ${plugin}();
const consumed = { import: false, singleton: true, requiredVersion: false };
const provided = (shareKey) => ({ shareKey, version: '1.0.0', eager: true, singleton: true });
const isShell = ${plugin === 'OfferedNamesPlugin'};
await new Promise((done, failed) => webpack({
  mode: 'production', context: ${JSON.stringify(folder)}, entry: './entry.js', target: 'web',
  output: { path: ${JSON.stringify(join(folder, 'dist'))} },
  plugins: [
    new ModuleFederationPlugin({ name: 'app', dts: false, dev: false, manifest: false }),
    isShell
      ? new ProvideSharedPlugin({ provides: { './offered.js': provided('router'), view: provided('view') } })
      : new ConsumeSharedPlugin({ consumes: { router: consumed, view: consumed } }),
    plugin,
  ],
}, (error, stats) => error || stats.hasErrors() ? failed(error ?? new Error(String(stats))) : done()));
console.log(JSON.stringify(plugin.names));
`;
