import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const apps = JSON.parse(readFileSync(resolve(root, 'tooling/apps.json'), 'utf8')) as {
  name: string;
  kind: 'shell' | 'remote';
  port: number;
}[];

test('the route table gives pages to remotes of the list and to nobody else', () => {
  const script = `import('./tooling/bundler/contract.mjs').then((m) => console.log(JSON.stringify(m.routeEntries)))`;
  const entries = JSON.parse(execFileSync('node', ['-e', script], { cwd: root, encoding: 'utf8' })) as [
    string,
    { owner: string },
  ][];
  const remotes = apps.filter(({ kind }) => kind === 'remote').map(({ name }) => name);

  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(([, { owner }]) => !remotes.includes(owner))).toEqual([]);
});

test('each app has a folder of its name, a port of its own, and a line in the README', () => {
  const readme = readFileSync(resolve(root, 'README.md'), 'utf8');

  expect(apps.filter(({ name }) => !existsSync(resolve(root, name, 'package.json')))).toEqual([]);
  expect(new Set(apps.map(({ port }) => port)).size).toBe(apps.length);
  expect(apps.filter(({ name }) => !readme.includes(`| \`${name}\``))).toEqual([]);
});
