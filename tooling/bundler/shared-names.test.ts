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

const folder = mkdtempSync(join(tmpdir(), 'shared-names-'));
let names: Record<'remote' | 'shell', unknown>;

beforeAll(() => {
  for (const [app, sources] of Object.entries({ remote, shell })) {
    for (const [file, text] of Object.entries({ ...packages, ...sources })) {
      mkdirSync(dirname(join(folder, app, file)), { recursive: true });
      writeFileSync(join(folder, app, file), text);
    }
  }
  const words = ['--input-type=module', '--eval', script];
  const answer = execFileSync(process.execPath, words, { cwd: resolve(__dirname, '..'), encoding: 'utf8' });
  names = JSON.parse(answer.slice(answer.indexOf('{')));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a remote asks for the names that it uses, renamed ones and whole modules too', () => {
  expect(names.remote).toEqual({ router: ['link', 'match'], view: ['*'] });
});

test('a shell offers the names of what it provides, a CommonJS module also as a whole', () => {
  expect(names.shell).toEqual({ router: ['link'], view: ['*', 'default', 'draw'] });
});

/** Builds both entries as the bundler does, in one process, and prints what the plugins wrote down. */
const script = `
import webpack from 'webpack';
import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { ImportedNamesPlugin, OfferedNamesPlugin } from ${JSON.stringify(resolve(__dirname, 'shared-names.mjs'))};

const consumed = { import: false, singleton: true, requiredVersion: false };
const provided = (shareKey) => ({ shareKey, version: '1.0.0', eager: true, singleton: true });

async function namesOf(folder, plugin, shared) {
  await new Promise((done, failed) => webpack({
    mode: 'production', context: folder, entry: './entry.js', target: 'web',
    output: { path: folder + '/dist' }, optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({ name: 'app', dts: false, dev: false, manifest: false }),
      shared,
      plugin,
    ],
  }, (error, stats) => error || stats.hasErrors() ? failed(error ?? new Error(String(stats))) : done()));
  return plugin.names;
}

const remote = await namesOf(
  ${JSON.stringify(join(folder, 'remote'))},
  new ImportedNamesPlugin(),
  new ConsumeSharedPlugin({ consumes: { router: consumed, view: consumed } }),
);
const shell = await namesOf(
  ${JSON.stringify(join(folder, 'shell'))},
  new OfferedNamesPlugin(),
  new ProvideSharedPlugin({ provides: { './offered.js': provided('router'), view: provided('view') } }),
);
console.log(JSON.stringify({ remote, shell }));
`;
