import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-results-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('pnpm-lock.yaml', 'one');
  write('.gitignore', 'node_modules/');
  write('shared/ui/package.json', '{ "name": "@site/ui" }');
  write('shared/ui/src/button.tsx', 'one');
  write('mfe-shop/package.json', '{ "name": "mfe-shop", "dependencies": { "@site/ui": "workspace:*" } }');
  write('mfe-prizes/package.json', '{ "name": "mfe-prizes" }');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

interface Kept {
  kept: string[];
  passed: number;
  changed: string[];
}

const folders = ['shared/ui', 'mfe-shop', 'mfe-prizes', 'tooling'];
const report = (failed?: string) => ({
  testResults: folders.map((folder) => ({
    name: join(root, folder, 'src/a.test.ts'),
    status: folder === failed ? 'failed' : 'passed',
    assertionResults: [{}, {}],
  })),
});

/** What is kept, after a report was remembered where one is given. The module is of Node's kind, which jest does not load. */
function keptResults(after?: ReturnType<typeof report>): Kept {
  const script = `
    const { keptResults } = await import(${JSON.stringify(resolve(__dirname, 'kept-results.mjs'))});
    const { root, folders, after } = JSON.parse(process.argv[1]);
    const projects = folders.map((folder) => ({ displayName: folder, rootDir: root + '/' + folder }));
    const results = keptResults(root, projects);
    if (after) results.remember(after);
    console.log(JSON.stringify(results));`;
  const input = JSON.stringify({ root, folders, after });
  const words = ['--input-type=module', '--eval', script, input];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as Kept;
}

test('keeps what passed with the same files, and counts its tests; tests of the whole workspace run always', () => {
  expect(keptResults(report())).toEqual({ kept: [], passed: 0, changed: folders });
  expect(keptResults()).toEqual({
    kept: ['shared/ui', 'mfe-shop', 'mfe-prizes'],
    passed: 6,
    changed: ['tooling'],
  });
});

test.each([
  ['a file of the package itself', 'mfe-prizes/src/new.ts', ['mfe-prizes', 'tooling']],
  ['a file of a package that it needs', 'shared/ui/src/button.tsx', ['shared/ui', 'mfe-shop', 'tooling']],
  ['the lockfile', 'pnpm-lock.yaml', folders],
  ['a file of the tooling', 'tooling/jest/project.mjs', folders],
])('tests again after a change of %s', (_what, file, changed) => {
  keptResults(report());
  write(file, 'two');

  expect(keptResults().changed).toEqual(changed);
});

test('tests again what failed', () => {
  keptResults(report());
  keptResults(report('mfe-shop'));

  expect(keptResults().changed).toEqual(['mfe-shop', 'tooling']);
});
