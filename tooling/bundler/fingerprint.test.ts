import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const apps = ['shell', 'mfe-account', 'mfe-shop', 'mfe-prizes', 'mfe-content'];
const remotes = apps.slice(1);

const script = `
  import { sourcesOf } from './bundler/fingerprint.mjs';
  const apps = ${JSON.stringify(apps)};
  console.log(JSON.stringify(Object.fromEntries(apps.map((app) => [app, sourcesOf('${root}/' + app)]))));`;

let sources: Record<string, string[]>;
beforeAll(() => {
  const words = ['--input-type=module', '--eval', script];
  sources = JSON.parse(execFileSync('node', words, { cwd: resolve(root, 'tooling'), encoding: 'utf8' }));
});

/** The apps that get a new version when a file changes. */
const releasedBy = (file: string) => apps.filter((app) => sources[app]?.includes(file));

test.each([
  ['a page of a remote', 'mfe-shop/src/remote/pages.ts', ['mfe-shop']],
  ['a text of the content', 'mfe-content/content/condicoes/condicoes-gerais.md', ['mfe-content']],
  ['the frame', 'shell/src/frame/frame.tsx', ['shell']],
  ['the route table', 'shared/contracts/src/routes.ts', ['shell']],
  [
    'a port, which is the shell’s, and drawn into markup by the remotes',
    'shared/platform/src/page/page.tsx',
    apps,
  ],
  [
    'the card of an item in the cart, which remotes carry',
    'shared/cart/src/cart-item-card/cart-item-card.tsx',
    apps,
  ],
  [
    'the fields of forms',
    'shared/forms/src/text-field/text-field.tsx',
    ['mfe-account', 'mfe-shop', 'mfe-prizes'],
  ],
  ['a component', 'shared/ui/src/button/button.tsx', apps],
  ['the contract', 'shared/contracts/src/remote-contract.ts', apps],
  ['the bundler', 'tooling/bundler/base.mjs', apps],
  ['the promised browsers', 'tooling/browsers.mjs', apps],
  ['the development server', 'tooling/bundler/development/dev-server.mjs', []],
  ['a test', 'mfe-prizes/src/remote/remote.test.ts', []],
  ['a pipeline', 'mfe-shop/pipeline.example.yml', []],
  ['the list of apps', 'tooling/apps.json', []],
  ['the test kit', 'shared/testing/src/render-page.tsx', []],
])('a change of %s releases those whose build it is in', (_what, file, released) => {
  readFileSync(resolve(root, file));
  expect(releasedBy(file)).toEqual(released);
});

test.each(remotes)('the pipeline of %s runs on every change that gives it a new version', (remote) => {
  const pipeline = readFileSync(resolve(root, remote, 'pipeline.example.yml'), 'utf8');
  const paths = /^ {4}paths: \[(.*)\]$/m.exec(pipeline)?.[1]?.split(', ') ?? [];
  const matches = (file: string) =>
    paths.some((path) => (path.endsWith('/**') ? file.startsWith(path.slice(0, -2)) : file === path));

  expect(sources[remote]?.filter((file) => !matches(file))).toEqual([]);
  // The versions of installed packages are part of a version, too.
  expect(matches('pnpm-lock.yaml')).toBe(true);
});
